import { useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'

/** The way to the public site, in a tab of its own (spec: back-office 2.2). */
export function SiteLink() {
  const translate = useTranslate()
  return (
    <Button icon="link" color="inherit" href="/" target="_blank" rel="noopener" title={translate('layout.site_new_tab')}>
      {translate('layout.site')}
    </Button>
  )
}
