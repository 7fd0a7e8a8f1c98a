import { styled } from '@mui/material/styles'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef } from 'react'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import { articleParts, firstPicture, putPicture } from '../../../theme/rich-text/extensions.ts'
import { useCall } from '../../layout/call.ts'
import { Toolbar } from './Toolbar.tsx'
import { tables } from './tables.ts'
import type { RichTextProps } from './types.ts'

const Frame = styled('div')({
  border: '1px solid var(--edge)',
  borderRadius: 'var(--r-s)',
  background: 'var(--surface)',
  '&:focus-within': { outline: '2px solid var(--accent)', outlineOffset: -1 },
  '&[data-invalid]': { borderColor: 'var(--bad)' },
  '& .ProseMirror': {
    minHeight: '14rem',
    maxHeight: '60vh',
    overflow: 'auto',
    padding: '.75rem',
    outline: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: 1.6,
  },
  '& .ProseMirror > * + *': { marginTop: '.75rem' },
  '& :is(p, h2, h3, h4, ul, ol, blockquote)': { margin: 0 },
  '& :is(h2, h3, h4)': { fontSize: 'var(--t-m)', fontWeight: 650 },
  '& h3': { fontSize: 'var(--t-s)' },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '20rem', width: 'auto', height: 'auto', borderRadius: 'var(--r-s)' },
  '& img.ProseMirror-selectednode': { outline: '3px solid var(--focus)' },
  '& blockquote': { paddingLeft: '.75rem', borderLeft: '3px solid var(--rule)' },
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& :is(td, th)': { padding: '.25rem .5rem', border: '1px solid var(--rule)', textAlign: 'left', verticalAlign: 'top' },
  '& .selectedCell': { background: 'var(--accent-soft)' },
})

/** The editor of an article. Pictures are also pasted and dropped. */
export function RichText({ label, helperText, addPicture, ...props }: RichTextProps) {
  const { field, fieldState, isRequired } = useInput(props)
  const { isBusy, run } = useCall()
  const labelId = useId()
  const problemId = useId()
  const editor = useEditor({
    extensions: [...articleParts, ...tables],
    content: field.value ?? '',
    // the policy of the page lets no style sheet in that it does not know
    injectCSS: false,
    onUpdate: ({ editor: now }) => field.onChange(now.isEmpty ? '' : now.getHTML()),
    onBlur: field.onBlur,
  })
  useEffect(() => {
    if (editor && !editor.isDestroyed && (field.value ?? '') !== (editor.isEmpty ? '' : editor.getHTML()) && !editor.isFocused)
      editor.commands.setContent(field.value ?? '', { emitUpdate: false })
  }, [editor, field.value])
  const keep = async (image: File | undefined) => {
    const kept = image && addPicture && (await run(() => addPicture(image), 'editor.picture_added'))
    if (kept) putPicture(editor, kept)
  }
  const keeper = useRef(keep)
  keeper.current = keep
  const { invalid, error } = fieldState
  useEffect(() => {
    const take = (data: DataTransfer | null) => {
      const image = firstPicture(data)
      if (image) void keeper.current(image)
      return image !== undefined
    }
    editor?.setOptions({
      editorProps: {
        attributes: {
          ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId },
          ...(invalid && { 'aria-invalid': 'true', 'aria-describedby': problemId }),
        },
        handlePaste: (_, { clipboardData }) => take(clipboardData),
        handleDrop: (_, { dataTransfer }) => take(dataTransfer),
      },
    })
  }, [editor, labelId, problemId, invalid])
  // a refused save leads here
  const { ref } = field
  useEffect(() => ref({ focus: () => editor?.commands.focus() }), [ref, editor])
  if (!editor) return null
  return (
    <div className={`ra-input ra-input-${props.source}`}>
      <span id={labelId}>
        <FieldTitle {...(label !== undefined && { label })} source={props.source} isRequired={isRequired} />
      </span>
      <Frame {...(invalid && { 'data-invalid': true })}>
        <Toolbar editor={editor} isBusy={isBusy} {...(addPicture && { onPicture: keep })} />
        <EditorContent editor={editor} />
      </Frame>
      {(helperText || invalid) && (
        <span id={problemId} role={invalid ? 'alert' : undefined} style={{ color: invalid ? 'var(--bad)' : 'var(--ink-2)', fontSize: 'var(--t-xs)' }}>
          <InputHelperText error={error?.message ?? ''} helperText={helperText} />
        </span>
      )}
    </div>
  )
}
