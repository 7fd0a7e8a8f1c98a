import { expect, test } from 'vitest'
import { languageName } from '../../theme/language-names.ts'

test.each([
  ['en', 'es', 'inglés'],
  ['ru', 'uk', 'російська'],
  ['uk', 'en', 'Ukrainian'],
])('%s is called by readers of %s %s', (tag, reader, name) => expect(languageName(tag, reader)).toBe(name))
