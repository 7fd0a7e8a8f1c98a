import { escaped } from '../html/escape.ts'
import type { Feed } from './sources.ts'

/** A feed by RFC 4287. */
export function atom({ title, self, page, lang, entries }: Feed): string {
  const updated = entries.map(({ updated_at }) => updated_at).sort((one, other) => other.getTime() - one.getTime())[0]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>${escaped(self)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${(updated ?? new Date(0)).toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...entries.map(({ id, url, name, summary, author, published_at, updated_at }) =>
      [
        '<entry>',
        `<id>${escaped(id)}</id>`,
        `<title>${escaped(name)}</title>`,
        `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
        `<published>${published_at.toISOString()}</published>`,
        `<updated>${updated_at.toISOString()}</updated>`,
        `<author><name>${escaped(author)}</name></author>`,
        `<summary>${escaped(summary)}</summary>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>\n',
  ].join('\n')
}
