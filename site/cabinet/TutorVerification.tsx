import { api } from '../../data-providers/api.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { fill } from '../../theme/words.ts'
import { usePress } from '../orders/use-press.ts'
import { page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import * as icons from '../ui/icons.ts'
import { Note } from '../ui/Note.tsx'
import { useCabinet } from './Cabinet.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** What a verification takes, what to do for each point, and the request for it (spec: decisions TUT-9). */
export const screen = page({
  role: 'tutor',
  texts: ['tutor-standing', 'enums-tutors'],
  load: async ({ api }) => loaded(await api.get('/tutor/profile/verified/get')),
  head: (_, { texts }) => ({ title: texts('tutor-standing').verification.title }),
  View: ({ data }) => {
    const { edition, language } = useSite()
    const { verification: t } = useTexts('tutor-standing')
    const names: Readonly<Record<string, string>> = useTexts('enums-tutors').verification
    const href = useHref()
    const { reload } = useCabinet()
    const doing = usePress([])
    if (!data) return <LoadFailed />
    const { verified, requested_at, is_allow_verification } = data
    const ask = () => doing.run('ask', () => api.post('/tutor/profile/verified/confirm'), t.asked, reload)
    return (
      <div className="col wide">
        <h1>{t.title}</h1>
        <p>{t.about}</p>
        {verified && <Note tone="ok">{t.verified}</Note>}
        {!verified && requested_at !== null && <Note tone="info">{fill(t.waiting, { date: formatLongDate(requested_at, edition, language) })}</Note>}
        <ul className="col">
          {data.points.map(({ key, done }) => (
            <li key={key} className="col snug">
              <p className="row">
                <b>{names[key]}</b>
                <Badge tone={done ? 'ok' : 'plain'} icon={done ? icons.check : icons.clock}>
                  {done ? t.done : t.open}
                </Badge>
              </p>
              {!done && !verified && <p className="s soft">{t.ways[key as keyof typeof t.ways]}</p>}
            </li>
          ))}
        </ul>
        {!verified && requested_at === null && !is_allow_verification && <Note tone="mark">{t.not_yet}</Note>}
        <div className="row">
          {is_allow_verification && (
            <Button busy={doing.busy !== null} onClick={ask}>
              {t.ask}
            </Button>
          )}
          <a href={href(pathTo('profile'))}>{t.profile}</a>
        </div>
      </div>
    )
  },
})
