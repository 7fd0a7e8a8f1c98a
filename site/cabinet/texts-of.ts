import type { Page } from '../page.ts'
import type { Subject } from '../texts.ts'

/** What a screen says from the start: the words of every screen, and its own. */
export const textsOf = ({ texts = [] }: Page): readonly Subject[] => ['common', ...texts]
