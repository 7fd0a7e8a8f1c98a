import { useTranslate } from 'react-admin'
import { Soft } from '../ui/boxes.ts'
import type { Shown } from './record.ts'

/** How many tutors a combination finds, and its page. */
export function OnSite({ shown }: { shown: NonNullable<Shown> }) {
  const translate = useTranslate()
  return (
    <>
      <Soft>{translate('seo.tutors', { smart_count: shown.total_count })}</Soft>{' '}
      <a href={`/${shown.path}`} target="_blank" rel="noopener" title={translate('layout.site_new_tab')}>
        {translate('seo.on_site')}
      </a>
    </>
  )
}
