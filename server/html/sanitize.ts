import sanitize, { type IOptions } from 'sanitize-html'
import { turning } from '../../schemas/index.ts'
import { keptPicture } from '../../theme/pictures.ts'

const uploads = new RegExp(`^${keptPicture}$`)
const spans = /^(?:[1-9]|1\d|20)$/
const pixels = /^[1-9]\d{0,3}$/
const scopes = /^(?:col|row)$/

/**
 * What an article may hold: headings below the page's own, lists, links, tables, pictures of our own uploads. No style, no class, no script, nothing from elsewhere.
 * What stands inside an unknown element stays as text; what no reader would read goes with it.
 */
const policy: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'a', 'img', 'figure', 'figcaption'],
    ...['strong', 'em', 'u', 's', 'sub', 'sup', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'select', 'noscript', 'template', 'iframe', 'object', 'embed', 'applet', 'frameset'],
    ...['svg', 'math', 'title', 'head', 'xmp', 'noembed', 'noframes', 'plaintext', 'audio', 'video', 'canvas'],
  ],
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: { ...(uploads.test(src) && { src }), alt, ...matching(pixels, { width, height }) },
    }),
    td: (tagName, { colspan, rowspan }) => ({ tagName, attribs: matching(spans, { colspan, rowspan }) }),
    th: (tagName, { colspan, rowspan, scope }) => ({
      tagName,
      attribs: { ...matching(spans, { colspan, rowspan }), ...matching(scopes, { scope }) },
    }),
    ol: (tagName, { start }) => ({ tagName, attribs: matching(pixels, { start }) }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return !attribs.src
    return tag === 'a' && !attribs.href ? 'excludeTag' : false
  },
}

/** A link of a tutor's lends no standing to where it leads, nor a hold on our page. */
function linkTo(href: string): Record<string, string> {
  if (/^https?:\/\//i.test(href)) return { href, rel: 'nofollow noopener' }
  return /^(?:\/(?![/\\])|#|mailto:|tel:)/i.test(href) ? { href } : {}
}

const matching = (pattern: RegExp, attributes: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter((pair): pair is [string, string] => pattern.test(pair[1] ?? '')))

/** HTML that people wrote, harmless on every page of ours. To clean it again changes nothing. `lead` may have its links lead elsewhere. */
export const cleanArticle = (html: string, lead = (href: string) => href): string =>
  sanitize(html, {
    ...policy,
    // without what turns words around an address may be another: it is looked at as it will stand
    transformTags: { ...policy.transformTags, a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(lead(href.replaceAll(turning, ''))) }) },
  })
    // what was written as a sign by its number is a letter by now
    .replaceAll(turning, '')
    .trim()

/** Where the links of an article lead. */
export function linksOf(html: string): string[] {
  const hrefs: string[] = []
  cleanArticle(html, (href) => {
    hrefs.push(href)
    return href
  })
  return hrefs
}

/** Questions with their answers, of which the answers are HTML (spec: public 3, FAQ). */
export const cleanQuestions = <Question extends readonly string[]>(faq: readonly Question[]): [string, string][] =>
  faq.map(([question = '', answer = '']) => [question, cleanArticle(answer)])
