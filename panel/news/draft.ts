import type { Draft } from '../ui/preview/site-page.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '')

interface Values {
  name?: string
  h1?: string
  text?: string
  image?: { src?: string } | null
  faq?: readonly (readonly [string, string])[] | null
  faq_header?: string
}

/** What a reader sees of news: the picture, the text, the questions. */
export function draftOf(values: Record<string, unknown>): Draft {
  const { name = '', h1, text = '', image, faq, faq_header } = values as Values
  const picture = image?.src ? `<img src="${escaped(image.src)}" alt="">` : ''
  const questions = (faq ?? []).map(([question, answer]) => `<details><summary>${escaped(question)}</summary><p>${escaped(answer)}</p></details>`)
  const asked = questions.length > 0 ? `<h2>${escaped(faq_header ?? '')}</h2>${questions.join('')}` : ''
  return { title: h1 || name, html: picture + text + asked }
}
