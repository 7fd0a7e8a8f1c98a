import { showPhone } from '../../theme/shown-phone.ts'
import { fill } from '../../theme/words.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Note } from '../ui/Note.tsx'
import type { Ways } from './ways.ts'

/** What is to be known before a way is chosen: why none is open, or that money which came from a bank is checked still (spec: decisions PAY-5). */
export function WaysNote({ ways }: { ways: Ways | 'failed' }) {
  const { edition } = useSite()
  const t = useTexts('payment')
  const href = useHref()
  if (ways === 'failed' || ways.providers.length === 0)
    return <Note tone="bad">{fill(t.no_way, { phone: showPhone(edition.supportPhones[0], edition) })}</Note>
  if (ways.needs_billing)
    return (
      <Note tone="mark">
        {t.billing} <a href={href(pathTo('billing'))}>{t.to_billing}</a>
      </Note>
    )
  if (!ways.checked) return null
  return (
    <Note tone="mark">
      <b>{t.checked.title}</b>
      <p>{t.checked.text}</p>
    </Note>
  )
}

/** Those of the ways that are open to this tutor. */
export const openWays = (ways: Ways | 'failed' | null): Pick<Ways, 'providers' | 'cards'> =>
  ways === null || ways === 'failed' || ways.needs_billing
    ? { providers: [], cards: [] }
    : { providers: ways.providers, cards: ways.cards.filter(({ expired }) => !expired) }
