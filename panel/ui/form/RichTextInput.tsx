import { styled } from '@mui/material/styles'
import Image from '@tiptap/extension-image'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, useRef } from 'react'
import { type CommonInputProps, FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { useCall } from '../../layout/call.ts'

const Name = styled('span')({ fontSize: 'var(--t-xs)', color: 'var(--ink-2)' })

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
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '20rem', height: 'auto', borderRadius: 'var(--r-s)' },
  '& img.ProseMirror-selectednode': { outline: '3px solid var(--focus)' },
  '& blockquote': { paddingLeft: '.75rem', borderLeft: '3px solid var(--rule)' },
})

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.125rem',
  padding: '.25rem',
  borderBottom: '1px solid var(--rule)',
  '& button': {
    minWidth: '2.25rem',
    minHeight: '2.25rem',
    padding: '0 .5rem',
    border: 0,
    borderRadius: 'var(--r-s)',
    background: 'none',
    color: 'var(--ink)',
    font: '500 var(--t-s)/1 var(--font)',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--sunk)' },
  '& button[aria-pressed=true]': { background: 'var(--accent-soft)', color: 'var(--accent)' },
  '& button:disabled': { color: 'var(--mute)', cursor: 'default' },
})

type Props = CommonInputProps & {
  /** Keeps a picture and answers its address; without it there are none. */
  addPicture?: (image: File) => Promise<string>
}

/** An article: headings, lists, links, quotes and pictures, kept as HTML that the server makes harmless once more. */
export function RichTextInput({ label, helperText, addPicture, ...props }: Props) {
  const { field, fieldState, isRequired } = useInput(props)
  const labelId = useId()
  const problemId = useId()
  /** What the editor holds, as the form knows it. */
  const held = useRef(field.value)
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false } }), Image],
    content: field.value ?? '',
    // the policy of the page lets no style sheet in that it does not know
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      held.current = now.getHTML()
      field.onChange(held.current)
    },
    onBlur: field.onBlur,
  })
  useEffect(() => {
    if (field.value === held.current) return
    held.current = field.value
    editor?.commands.setContent(field.value ?? '', { emitUpdate: false })
  }, [editor, field.value])
  const { invalid, error } = fieldState
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId },
          ...(invalid && { 'aria-invalid': 'true', 'aria-describedby': problemId }),
        },
      },
    })
  }, [editor, labelId, problemId, invalid])
  // a refused save leads here
  const { ref } = field
  useEffect(() => ref({ focus: () => editor?.commands.focus() }), [ref, editor])
  if (!editor) return null
  return (
    <div className={`ra-input ra-input-${props.source}`}>
      <Name id={labelId}>
        <FieldTitle {...(label !== undefined && { label })} source={props.source} isRequired={isRequired} />
      </Name>
      <Frame {...(invalid && { 'data-invalid': true })}>
        <Toolbar editor={editor} {...(addPicture && { addPicture })} />
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

type Chain = ReturnType<Editor['chain']>
interface Tool {
  /** Key of its name in `editor`, and what its button shows. */
  name: string
  sign: string
  isOn?: (editor: Editor) => boolean
  run: (chain: Chain) => Chain
}

const tools: readonly Tool[] = [
  { name: 'bold', sign: 'B', isOn: (editor) => editor.isActive('bold'), run: (chain) => chain.toggleBold() },
  { name: 'italic', sign: 'I', isOn: (editor) => editor.isActive('italic'), run: (chain) => chain.toggleItalic() },
  { name: 'heading', sign: 'H2', isOn: (editor) => editor.isActive('heading', { level: 2 }), run: (chain) => chain.toggleHeading({ level: 2 }) },
  { name: 'subheading', sign: 'H3', isOn: (editor) => editor.isActive('heading', { level: 3 }), run: (chain) => chain.toggleHeading({ level: 3 }) },
  { name: 'list', sign: '•', isOn: (editor) => editor.isActive('bulletList'), run: (chain) => chain.toggleBulletList() },
  { name: 'numbers', sign: '1.', isOn: (editor) => editor.isActive('orderedList'), run: (chain) => chain.toggleOrderedList() },
  { name: 'quote', sign: '“', isOn: (editor) => editor.isActive('blockquote'), run: (chain) => chain.toggleBlockquote() },
  { name: 'undo', sign: '↶', run: (chain) => chain.undo() },
  { name: 'redo', sign: '↷', run: (chain) => chain.redo() },
]

function Toolbar({ editor, addPicture }: { editor: Editor } & Pick<Props, 'addPicture'>) {
  const translate = useTranslate()
  const on = useEditorState({ editor, selector: ({ editor: now }) => [...tools.map(({ isOn }) => isOn?.(now)), now.isActive('link')] })
  const setLink = () => {
    const before = editor.getAttributes('link').href ?? ''
    const href = window.prompt(translate('editor.link_to'), before)
    if (href === null) return
    if (href === '') editor.chain().focus().unsetLink().run()
    else editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
  }
  return (
    <Tools role="toolbar" aria-label={translate('editor.label')}>
      {tools.map(({ name, sign, isOn, run }, at) => (
        <button
          key={name}
          type="button"
          title={translate(`editor.${name}`)}
          aria-label={translate(`editor.${name}`)}
          {...(isOn && { 'aria-pressed': on[at] === true })}
          onClick={() => run(editor.chain().focus()).run()}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
      <button type="button" aria-pressed={on.at(-1) === true} onClick={setLink}>
        {translate('editor.link')}
      </button>
      {addPicture && <PictureTool editor={editor} addPicture={addPicture} />}
    </Tools>
  )
}

function PictureTool({ editor, addPicture }: { editor: Editor } & Required<Pick<Props, 'addPicture'>>) {
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, run } = useCall()
  const translate = useTranslate()
  const choose = async (files: FileList | null) => {
    const [image] = files ?? []
    const src = image && (await run(() => addPicture(image), 'moderation.picture_added'))
    if (src) editor.chain().focus().setImage({ src }).run()
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={translate('editor.picture')}
        onChange={({ target }) => void choose(target.files)}
      />
      <button type="button" disabled={isBusy} onClick={() => input.current?.click()}>
        {translate('editor.picture')}
      </button>
    </>
  )
}
