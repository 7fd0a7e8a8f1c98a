import { examine } from './examine.ts'

const as = 'staff 3'

await examine([
  { name: 'panel-news', path: '/panel/news_show/', as },
  { name: 'panel-news-one', path: '/panel/news_show/1/', as },
  { name: 'panel-news-new', path: '/panel/news_show/create/', as },
  { name: 'panel-news-categories', path: '/panel/news_show/categories/', as },
  { name: 'panel-news-category', path: '/panel/news_show/categories/1/', as },
  { name: 'panel-pages', path: '/panel/pages_show/', as },
  { name: 'panel-page', path: '/panel/pages_show/1/', as },
  { name: 'panel-page-new', path: '/panel/pages_show/create/', as },
  { name: 'panel-blocks', path: '/panel/units_blocks/', as },
  { name: 'panel-block', path: '/panel/units_blocks/1/', as },
  { name: 'panel-block-links', path: '/panel/units_blocks/4/', as },
])
