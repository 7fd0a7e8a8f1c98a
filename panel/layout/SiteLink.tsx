import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Icon } from '../ui/Icon.tsx'

/** The way to the public site, in a tab of its own (spec: back-office 2.2). */
export function SiteLink() {
  const translate = useTranslate()
  return (
    <Button color="inherit" href="/" target="_blank" rel="noopener" title={translate('layout.site_new_tab')}>
      <Icon name="link" />
      {translate('layout.site')}
    </Button>
  )
}
