import type { Language } from '../../editions/language-table.ts'

/** Lets the links to other languages lead to the screen that is shown now, in their language. */
export function leadLanguagesTo(hrefIn: (language: Language) => string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) link.href = hrefIn(link.dataset.language as Language)
}
