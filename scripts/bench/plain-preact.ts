import { gunzipSync } from 'node:zlib'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { fetchRaw } from '../measure/bytes.ts'
import { type Peer, startPeer } from './peer.ts'

type Element = DefaultTreeAdapterTypes.Element

/** Longer attributes come from data in the program that is drawn, as they do in one that people write; so does every text. */
const LITERAL = 12

/**
 * A plain server that draws the same HTML as the page at `url` anew for each answer: Fastify, Preact and gzip 1, without components, queries or rules.
 */
export async function startPlainPreact(url: string): Promise<Peer> {
  const { bytes } = await fetchRaw(url)
  const { childNodes } = parse(gunzipSync(bytes).toString())
  const page = childNodes.find(defaultTreeAdapter.isElementNode)
  if (!page) throw new Error(`${url} is no page.`)
  return startPeer('plain-preact-server.ts', programOf(page))
}

/** A page as the code of its elements and the words in them: `jsx("p",{children:words[0]})`. */
function programOf(page: Element): { code: string; words: string[] } {
  const words: string[] = []
  const wordOf = (text: string) => `words[${words.push(text) - 1}]`

  const codeOf = (element: Element): string => {
    const attributes = element.attrs.map(({ name, value }) => `${JSON.stringify(name)}:${literalOf(value)}`)
    return `jsx(${JSON.stringify(element.tagName)},{${[...attributes, ...contentOf(element)].join()}})`
  }
  const literalOf = (value: string) => {
    if (value === '') return 'true'
    return value.length > LITERAL ? wordOf(value) : JSON.stringify(value)
  }
  const contentOf = (element: Element): string[] => {
    const { childNodes } = 'content' in element ? (element as DefaultTreeAdapterTypes.Template).content : element
    const children = childNodes.flatMap((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return wordOf(node.value)
      return defaultTreeAdapter.isElementNode(node) ? codeOf(node) : []
    })
    if (children.length === 0) return []
    if (element.tagName === 'script' || element.tagName === 'style') return [`dangerouslySetInnerHTML:{__html:${children[0]}}`]
    return [`children:${children.length === 1 ? children[0] : `[${children.join()}]`}`]
  }
  return { code: codeOf(page), words }
}
