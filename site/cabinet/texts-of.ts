import type { FormState, Page } from '../page.ts'
import type { Subject } from '../texts.ts'

/** What a screen says from the start: the words of every screen, its own, and those of a form that came back. */
export const textsOf = ({ texts = [], refusedTexts = [] }: Page, form?: FormState): readonly Subject[] => [
  'common',
  ...texts,
  ...(form ? refusedTexts : []),
]
