import { setTimeout } from 'node:timers/promises'
import type { Api } from '../../schemas/api.ts'

/** Has an ad of the demo name another site; answers the address of the page that leads there. `api` is that of staff. */
export async function writeLink(api: Api, url: string): Promise<string> {
  const listed = await api.post('/admin/ads/get', { page: 1, filters: { status: [2] } })
  const [row] = listed.status === 'success' ? listed.data.ads : []
  const found = await api.get('/admin/ad/get', { id: row?.id ?? 0 })
  if (found.status === 'fail') throw new Error(`the demo has no such ad: ${JSON.stringify(found.error)}`)
  const { id, name, preview, text, lesson_id, level_id, version } = found.data.ad
  const ad = { id, name, preview, lesson_id, level_id, version, text: `${text.replace(/\n*https?:.*$/s, '')}\n\n${url}` }
  const saved = await api.post('/admin/ad/save', { ad })
  if (saved.status === 'fail') throw new Error(JSON.stringify(saved.error))
  // another process may show for a moment what it kept of the ad
  for (;;) {
    const shown = await api.get('/client/ads', { alias: found.data.ad.alias, lang: 'ru' })
    if (shown.status === 'fail') throw new Error(JSON.stringify(shown.error))
    const way = [...(shown.data.ad?.text ?? '').matchAll(/href="[^"]*(\/away\?code=[\w-]+)"[^>]*>([^<]*)</g)].find(
      ([, , words]) => words === url.replaceAll('&', '&amp;'),
    )
    if (way?.[1]) return way[1]
    await setTimeout(200)
  }
}
