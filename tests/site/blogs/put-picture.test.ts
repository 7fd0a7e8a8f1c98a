import { Editor } from '@tiptap/core'
import { expect, onTestFinished, test } from 'vitest'
import { articleParts, putPicture } from '../../../theme/rich-text/extensions.ts'

test('a picture added to an article stands behind the one before it, each with its size', () => {
  const editor = new Editor({ extensions: articleParts, content: '<p>Words</p>', injectCSS: false })
  onTestFinished(() => editor.destroy())
  editor.commands.setTextSelection(6)
  putPicture(editor, { url: '/api/uploads/one.webp', width: 2000, height: 1333 })
  putPicture(editor, { url: '/api/uploads/two.webp', width: 267, height: 2000 })
  expect(editor.getHTML().replace('<p></p>', '')).toBe(
    '<p>Words</p><img src="/api/uploads/one.webp" width="2000" height="1333"><img src="/api/uploads/two.webp" width="267" height="2000">',
  )
})
