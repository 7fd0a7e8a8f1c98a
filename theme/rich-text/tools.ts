import type { Editor } from '@tiptap/core'
import type { SignName } from './signs.ts'

type Chain = ReturnType<Editor['chain']>
interface Tool {
  /** Its sign, and the key of its name in `editor`. */
  name: SignName
  isOn?: (editor: Editor) => boolean
  run: (chain: Chain) => Chain
}

/** What changes an article by one press. */
export const tools: readonly Tool[] = [
  { name: 'bold', isOn: (editor) => editor.isActive('bold'), run: (chain) => chain.toggleBold() },
  { name: 'italic', isOn: (editor) => editor.isActive('italic'), run: (chain) => chain.toggleItalic() },
  { name: 'heading', isOn: (editor) => editor.isActive('heading', { level: 2 }), run: (chain) => chain.toggleHeading({ level: 2 }) },
  { name: 'subheading', isOn: (editor) => editor.isActive('heading', { level: 3 }), run: (chain) => chain.toggleHeading({ level: 3 }) },
  { name: 'list', isOn: (editor) => editor.isActive('bulletList'), run: (chain) => chain.toggleBulletList() },
  { name: 'numbers', isOn: (editor) => editor.isActive('orderedList'), run: (chain) => chain.toggleOrderedList() },
  { name: 'quote', isOn: (editor) => editor.isActive('blockquote'), run: (chain) => chain.toggleBlockquote() },
  { name: 'undo', run: (chain) => chain.undo() },
  { name: 'redo', run: (chain) => chain.redo() },
]
