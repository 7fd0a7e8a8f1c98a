import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'

/** Combinations of filters, and pages. */
export function SeoTabs() {
  const translate = useTranslate()
  return (
    <Tabs component="nav" aria-label={translate('seo.label')} value={useResourceContext()}>
      {[slugs.h2texts, slugs.pages_metatags].map((slug) => (
        <Tab key={slug} value={slug} label={translate(`seo.tabs.${slug}`)} component={Link} to={pathTo(slug)} />
      ))}
    </Tabs>
  )
}
