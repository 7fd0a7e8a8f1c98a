import type { Page } from 'playwright'
import { NARROW } from '../setup/fonts.ts'

/** Letters as low as fonts get (content no higher than the size), so that what is pressed owes its height to line height and padding alone. */
const face = (file: string, weights: string) =>
  `@font-face { font-family: Low; src: local('${file}'); font-weight: ${weights}; ascent-override: 75%; descent-override: 25%; line-gap-override: 0% }`

const low = `${face(NARROW, '1 500')} ${face(`${NARROW} Bold`, '501 1000')} * { font-family: Low !important }`

/** Shows the page in the run's wide letters, as it comes, or in narrow and low ones. */
export async function showLetters(page: Page, letters: 'wide' | 'narrow'): Promise<void> {
  await page.evaluate(
    async (text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      // the page may have some of its own
      const others = document.adoptedStyleSheets.filter(({ cssRules: [first] }) => !(first instanceof CSSFontFaceRule))
      document.adoptedStyleSheets = text ? [...others, sheet] : others
      document.body.getBoundingClientRect()
      await document.fonts.ready
    },
    letters === 'wide' ? '' : low,
  )
}
