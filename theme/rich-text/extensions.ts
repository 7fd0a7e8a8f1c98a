import type { Editor } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import type { ShownPicture } from '../pictures.ts'

/** What an article may be made of where it is written; the server's sanitiser lets the same through. */
export const articleParts = [StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false } }), Image]

/** Where a typed link leads: a bare name of a host is one of the web. */
export const typedLink = (text: string): string => (/^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text)

/** The picture that was pasted or dropped, if it was one. */
export const firstPicture = (data: DataTransfer | null) => [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))

/** Puts a kept picture in, with its size by which pages choose what to load; behind what is selected, as the picture before it still is. */
export const putPicture = (editor: Editor, { url: src, width, height }: ShownPicture) =>
  editor.chain().focus().insertContentAt(editor.state.selection.to, { type: 'image', attrs: { src, width, height } }).run()

/** Presses of the arrows, Home and End in a row of tools lead among them: it is one stop of the Tab key. */
export function leadAmong(row: HTMLElement, event: { key: string; target: unknown; preventDefault: () => void }) {
  const buttons = [...row.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  buttons.at(to % buttons.length)?.focus()
}
