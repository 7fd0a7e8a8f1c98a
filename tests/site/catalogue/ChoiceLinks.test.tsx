import { render, screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import { ChoiceLinks } from '../../../site/catalogue/ChoiceLinks.tsx'
import { textsIn } from '../../../site/server/all-texts.ts'
import { SiteContext } from '../../../site/site.ts'

const site = { edition: editionOf('ua'), language: 'ru' as const, path: '/', texts: textsIn(locales.ru), fetchTexts: async () => {} }
const show = (choices: Parameters<typeof ChoiceLinks>[0]['choices']) =>
  render(
    (
      <SiteContext.Provider value={site}>
        <ChoiceLinks choices={choices} className="a" under="b" ticked />
      </SiteContext.Provider>
    ) as never,
  )

test('choices are links of the page’s language; the chosen one is told, a part stands under its own, crawlers are shown the open ones alone', () => {
  show([
    { id: '', label: 'All', link: 'x/', chosen: false, open: true },
    { id: 'maths', label: 'Maths', link: 'x/maths/', chosen: true, open: false },
    { id: 'part part', label: 'Part', link: 'x/part/', chosen: false, open: true, under: true },
  ])
  const [all, maths, part] = screen.getAllByRole('link')
  expect([all?.getAttribute('href'), all?.getAttribute('rel'), all?.className]).toEqual(['/ru/x/', null, 'a'])
  expect([maths?.getAttribute('aria-current'), maths?.getAttribute('rel'), maths?.querySelector('svg')]).toEqual([
    'true',
    'nofollow',
    expect.anything(),
  ])
  expect(part?.className).toBe('a b')
})

test('what a name says is text, whatever it says', () => {
  const { container } = show([{ id: 'x', label: '<img src=x onerror="alert(1)"> & co', link: 'x/?sort="><b>', chosen: false, open: true }])
  const link = container.querySelector('a')
  expect(link?.textContent).toBe('<img src=x onerror="alert(1)"> & co')
  expect(link?.getAttribute('href')).toBe('/ru/x/?sort="><b>')
  expect(container.querySelectorAll('img, b')).toHaveLength(0)
})
