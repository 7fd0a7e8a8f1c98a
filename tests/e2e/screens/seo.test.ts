import { examine } from './examine.ts'

await examine([
  { name: 'panel-seo', path: '/panel/users_filter_combinations/', as: 'staff 1' },
  { name: 'panel-seo-texts', path: '/panel/users_filter_combinations/1/', as: 'staff 1' },
  { name: 'panel-seo-new', path: '/panel/users_filter_combinations/create/', as: 'staff 1' },
  { name: 'panel-seo-pages', path: '/panel/seo_pages/', as: 'staff 1' },
  { name: 'panel-seo-page', path: '/panel/seo_pages/1/', as: 'staff 1' },
])
