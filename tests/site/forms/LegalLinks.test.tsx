import { cleanup, screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { LegalLinks } from '../../../site/forms/LegalLinks.tsx'
import { renderIn } from '../in-site.tsx'

test.each([
  ['kz', 'ru', 'tutor', ['/oferta', '/privacy-policy']],
  ['kz', 'ru', 'client', ['/p/publichnaya-oferta', '/privacy-policy']],
  ['es', 'es', 'tutor', ['/oferta', '/privacy-policy']],
  ['ua', 'ru', 'client', ['/ru/p/ofertaclient', '/ru/privacy-policy']],
] as const)('in %s, in %s, a %s agrees to texts that open beside the form', (code, language, side, paths) => {
  const words = { offer: 'terms', policy: 'policy' }
  renderIn(<LegalLinks text="I accept the {offer} and the {policy}." words={words} side={side} />, { edition: editionOf(code), language })
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths)
  expect(links.map(({ target }) => target)).toEqual(['_blank', '_blank'])
})

test.each([
  ['tutor', 'p/oferta', ['/privacy-policy']],
  ['client', 'p/oferta', ['/p/publichnaya-oferta', '/privacy-policy']],
  ['client', 'p/publichnaya-oferta', ['/privacy-policy']],
  ['tutor', 'p/politika-konfindentsialnosti', ['/oferta']],
] as const)('a text that staff hid is named to a %s without a link: of %s', (side, hidden, paths) => {
  cleanup()
  const site = { edition: editionOf('kz'), language: 'ru', hiddenPages: [hidden] } as const
  const { container } = renderIn(
    <LegalLinks text="I accept the {offer} and the {policy}." words={{ offer: 'terms', policy: 'policy' }} side={side} />,
    site,
  )
  expect(container.textContent).toBe('I accept the terms and the policy.')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths)
})
