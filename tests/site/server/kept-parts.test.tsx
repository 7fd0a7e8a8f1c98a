import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { editionOf, type Language } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import { useKept } from '../../../site/kept.tsx'
import { textsIn } from '../../../site/server/all-texts.ts'
import { type Drawn, keptParts } from '../../../site/server/kept-parts.ts'
import { placeOf, splice } from '../../../site/server/splice.ts'
import type { Site } from '../../../site/site.ts'

const siteOf = (language: Language): Site => ({
  edition: editionOf('ua'),
  language,
  path: '/',
  texts: textsIn(locales[language]),
  fetchTexts: async () => {},
})
const site = siteOf('ua')

let drawn = 0
beforeEach(() => {
  drawn = 0
})

/** Counts its drawings. */
function Part({ text }: { text: string }) {
  drawn += 1
  return <p className="Button_root">{text}</p>
}

function Kept({ name, of, children }: { name: string; of: object; children: ReactNode }) {
  const kept = useKept()
  return <li {...kept(name, of, () => children)} />
}

const htmlOf = ({ html, kept }: Drawn) => splice(html, kept).toString()

describe('a kept part', () => {
  test('is drawn once for all pages that show it of the same data', () => {
    const parts = keptParts()
    const card = { text: 'Айгерим' }
    const page = (heading: string) =>
      parts.draw(
        site,
        <main>
          <h1>{heading}</h1>
          <Kept name="card" of={card}>
            <Part {...card} />
          </Kept>
          <i />
        </main>,
      )
    expect(htmlOf(page('One'))).toBe('<main><h1>One</h1><li><p class="Button_root">Айгерим</p></li><i></i></main>')
    const again = page('Two')
    expect(htmlOf(again)).toBe('<main><h1>Two</h1><li><p class="Button_root">Айгерим</p></li><i></i></main>')
    expect([drawn, again.sheets]).toEqual([1, new Set(['Button'])])
  })

  test.each<[string, { of?: object; name?: string; language?: Language }]>([
    ['other data', { of: {} }],
    ['another name', { name: 'small card' }],
    ['another language', { language: 'ru' }],
  ])('is drawn anew for %s', (_, other) => {
    const parts = keptParts()
    const card = {}
    for (const { of = card, name = 'card', language = 'ua' } of [{}, other, {}]) {
      parts.draw(
        siteOf(language as Language),
        <Kept name={name} of={of}>
          <Part text={language} />
        </Kept>,
      )
    }
    expect(drawn).toBe(2)
  })

  test('leaves when the kept ones take more than they may, the one drawn longest ago first', () => {
    const parts = keptParts({ maxBytes: 1600 })
    const cards = Array.from({ length: 16 }, (_, id) => ({ id, text: `${id} ${'слово '.repeat((id % 10) + 5)}` }))
    const htmlOfCard = (card: (typeof cards)[number]) =>
      htmlOf(
        parts.draw(
          site,
          <Kept name="card" of={card}>
            <Part text={card.text} />
          </Kept>,
        ),
      )
    const all = cards.map(htmlOfCard)
    expect(drawn).toBe(16)
    // the last ones fill less than the memory
    expect(cards.slice(-4).map(htmlOfCard)).toEqual(all.slice(-4))
    expect(drawn).toBe(16)
    expect(cards.map(htmlOfCard)).toEqual(all)
    expect(drawn).toBe(32)
  })

  test('is what it was in a page that draws others beside it, wherever in the memory they go', () => {
    const parts = keptParts({ maxBytes: 2000 })
    const card = (id: number) => ({ id, text: `card ${id}` })
    const popular = card(0)
    const show = (...cards: { id: number; text: string }[]) =>
      htmlOf(
        parts.draw(
          site,
          cards.map((card) => (
            <Kept key={card.id} name="card" of={card}>
              <Part text={card.text} />
            </Kept>
          )),
        ),
      )
    for (let id = 1; id < 300; id += 2) {
      const others = [card(id), card(id + 1)]
      expect(show(popular, ...others)).toBe([popular, ...others].map(({ text }) => `<li><p class="Button_root">${text}</p></li>`).join(''))
    }
  })

  test('is drawn and not kept when it is longer than all that may be kept', () => {
    const parts = keptParts({ maxBytes: 10 })
    const card = {}
    const page = () =>
      htmlOf(
        parts.draw(
          site,
          <Kept name="card" of={card}>
            <b>longer than ten</b>
          </Kept>,
        ),
      )
    expect([page(), page()]).toEqual(Array(2).fill('<li><b>longer than ten</b></li>'))
  })

  test('stands in its place whatever texts say', () => {
    const place = placeOf(0)
    const said = `${place.slice(0, -1)}<!--`
    const card = {}
    const page = keptParts().draw(
      site,
      <div title={place}>
        {said}
        {place}
        <Kept name="card" of={card}>
          <b>{place}</b>
        </Kept>
      </div>,
    )
    expect(htmlOf(page)).toMatch(/^<div title="&lt;!--[\w-]+ 0-->">.*<li><b>&lt;!--[\w-]+ 0--><\/b><\/li><\/div>$/)
  })

  test('is drawn where it stands outside of the page server', async () => {
    const { renderToString } = await import('preact-render-to-string')
    const { SiteContext } = await import('../../../site/site.ts')
    const tree = (
      <SiteContext.Provider value={site}>
        <Kept name="card" of={{}}>
          <b>here</b>
        </Kept>
      </SiteContext.Provider>
    )
    expect(renderToString(tree as never)).toBe('<li><b>here</b></li>')
  })
})
