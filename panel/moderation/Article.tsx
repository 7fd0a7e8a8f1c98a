import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { keptPicture } from '../../theme/pictures.ts'
import { type Passage, type Piece, piecesOf } from './article-text.ts'

/** What is drawn of an article; anything else leaves only its text. The server lets in no more, so what was stored otherwise does not run here either. */
const drawn = new Set([
  ...[
    'H2',
    'H3',
    'H4',
    'P',
    'BR',
    'HR',
    'BLOCKQUOTE',
    'PRE',
    'CODE',
    'UL',
    'OL',
    'LI',
    'FIGURE',
    'FIGCAPTION',
    'STRONG',
    'EM',
    'U',
    'S',
    'SUB',
    'SUP',
  ],
  ...['TABLE', 'CAPTION', 'THEAD', 'TBODY', 'TR', 'TH', 'TD'],
])
const empty = new Set(['BR', 'HR'])
const uploads = new RegExp(`^${keptPicture}$`)

/** The HTML that a tutor wrote, drawn element by element; passages that stand elsewhere are marked and numbered. */
export function Article({ html, passages = [] }: { html: string; passages?: readonly Passage[] }) {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return together(draw(body, piecesOf(body, passages)))
  }, [html, passages])
}

const together = (nodes: readonly ReactNode[]) => createElement(Fragment, null, ...nodes)

const draw = (parent: Node, pieces: ReadonlyMap<Text, Piece[]>): ReactNode[] =>
  [...parent.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return together((pieces.get(node as Text) ?? []).map(drawPiece))
    return node instanceof Element ? drawElement(node, pieces) : null
  })

function drawPiece({ text, passage, isEnd }: Piece): ReactNode {
  if (passage === undefined) return text
  return (
    <mark>
      {text}
      {isEnd && <sup>{passage + 1}</sup>}
    </mark>
  )
}

function drawElement(node: Element, pieces: ReadonlyMap<Text, Piece[]>): ReactNode {
  const { nodeName } = node
  const src = node.getAttribute('src') ?? ''
  if (nodeName === 'IMG') return uploads.test(src) ? <img src={src} alt={node.getAttribute('alt') ?? ''} loading="lazy" /> : null
  const href = node.getAttribute('href') ?? ''
  if (nodeName === 'A' && /^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(href))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {together(draw(node, pieces))}
      </a>
    )
  if (nodeName === 'SCRIPT' || nodeName === 'STYLE') return null
  if (!drawn.has(nodeName)) return together(draw(node, pieces))
  return createElement(nodeName.toLowerCase(), null, ...(empty.has(nodeName) ? [] : draw(node, pieces)))
}
