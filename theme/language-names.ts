const known = new Map<string, Intl.DisplayNames>()

/** What a language is called by readers of another, both by their tags: `languageName('en', 'es')` is `inglés`. A tag that is none stays as it is. */
export function languageName(tag: string, readerTag: string): string {
  const names = known.get(readerTag) ?? new Intl.DisplayNames([readerTag], { type: 'language' })
  known.set(readerTag, names)
  return names.of(tag) ?? tag
}
