import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import rateArticle from '../../../site/behaviours/rate-article.ts'
import { eventually } from '../../setup/eventually.ts'
import { api } from '../../setup/msw.ts'
import { buildSite } from '../in-site.tsx'
import { holdPatience } from '../patience.ts'

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E
const said = () => find('[data-said]').textContent

/** Four stars are given already, as they are where the press woke the behaviour. */
const open = () => {
  const answer = '<p data-said>Thank you</p><p data-figures>4.0</p>'
  api.use(http.post('*', () => HttpResponse.html(answer)))
  document.body.innerHTML =
    '<site-island><form><input type="radio" name="rating" value="3"><input type="radio" name="rating" value="4" checked></form><p data-said></p><p data-figures></p></site-island>'
  rateArticle(find('site-island'), { failed: 'Not counted' }, async () => buildSite())
}

test('a mark that no server answers is said not to be counted, and the next one is sent', async () => {
  const lose = holdPatience()
  open()
  let asked = false
  api.use(
    http.post(
      '*',
      () => {
        asked = true
        return new Promise<never>(() => {})
      },
      { once: true },
    ),
  )
  await eventually(() => expect(asked).toBe(true))
  lose()
  await eventually(() => expect(said()).toBe('Not counted'))
  find<HTMLInputElement>('[value="3"]').click()
  await eventually(() => expect([said(), find('[data-figures]').textContent]).toEqual(['Thank you', '4.0']))
})
