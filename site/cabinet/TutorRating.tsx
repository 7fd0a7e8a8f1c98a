import { formatTenths } from '../../theme/tenths.ts'
import { fill } from '../../theme/words.ts'
import { page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Note } from '../ui/Note.tsx'
import { Table } from '../ui/Table.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** Where each part of the score is raised. */
const ways = { R: 'archivedOrders', A: 'newOrders', C: 'profile', S: 'profile', V: 'verification', E: 'profile', F: 'newOrders' } as const

/** The tutor's score: the place it gives, its parts, and what would raise each (spec: decisions TUT-10, CAT-7). */
export const screen = page({
  role: 'tutor',
  texts: ['tutor-standing'],
  load: async ({ api }) => loaded(await api.get('/tutor/rating/get')),
  head: (_, { texts }) => ({ title: texts('tutor-standing').rating }),
  View: ({ data }) => {
    const t = useTexts('tutor-standing')
    const href = useHref()
    const { edition, language } = useSite()
    const shown = (points: number) => formatTenths(points, edition, language)
    if (!data) return <LoadFailed />
    return (
      <div className="col wide">
        <h1>{t.rating}</h1>
        <p className="l">
          <b className="num">{fill(t.total, { total: shown(data.total), max: data.parts.reduce((sum, { max }) => sum + max, 0) })}</b>
        </p>
        {data.place === null ? (
          <Note tone="info">{t.no_place}</Note>
        ) : (
          <p className="soft">{fill(t.place, { place: data.place, count: data.places_count })}</p>
        )}
        <Table
          label={t.rating}
          head={
            <tr>
              <th scope="col">{t.part}</th>
              <th scope="col" className="num">
                {t.points}
              </th>
            </tr>
          }
        >
          {data.parts.map(({ key, points, max, hint }) => {
            const part = key as keyof typeof ways
            const way = ways[part]
            return (
              <tr key={key}>
                <td>
                  <b>{t.parts[part]}</b>
                  <p className="s soft">
                    {hint} {points < max && <a href={href(pathTo(way))}>{t.ways[part]}</a>}
                  </p>
                </td>
                <td className="num nowrap">{fill(t.of, { points: shown(points), max })}</td>
              </tr>
            )
          })}
        </Table>
        <p className="s soft">{t.hourly}</p>
      </div>
    )
  },
})
