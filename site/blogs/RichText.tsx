import { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CallError } from '../../data-providers/api.ts'
import { pictureTypes } from '../../schemas/upload-terms.ts'
import type { ShownPicture } from '../../theme/pictures.ts'
import { articleParts, firstPicture, leadAmong, putPicture, typedLink } from '../../theme/rich-text/extensions.ts'
import { type SignName, signs } from '../../theme/rich-text/signs.ts'
import { tools } from '../../theme/rich-text/tools.ts'
import { failureText } from '../forms/failure-text.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Input } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/Toast.tsx'
import styles from './RichText.module.css'

export interface RichTextProps {
  labelId: string
  problemId: string
  isInvalid: boolean
  /** What it holds at first. */
  html: string
  /** What it holds now, and how many letters one reads in that; `isTyped` when its writer changed it. */
  onWrite: (now: { html: string; letters: number }, isTyped: boolean) => void
  /** Keeps a picture; answers where it is, or why it isn't. */
  addPicture: (image: Blob) => Promise<ShownPicture | CallError>
}

const isPicture = (answer: ShownPicture | CallError): answer is ShownPicture => typeof answer === 'object' && 'url' in answer && 'width' in answer

/** The editor of an article: headings, lists, links, pictures; these are pasted and dropped too. What else is pasted keeps its words alone. */
export function RichText({ labelId, problemId, isInvalid, html, onWrite, addPicture }: RichTextProps) {
  const { texts, fetchTexts } = useSite()
  const t = useTexts('editor')
  const common = useTexts('common')
  const place = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [, redraw] = useState(0)
  const [asked, setAsked] = useState<'link' | 'alt' | null>(null)
  const [stop, setStop] = useState<SignName>('bold')
  const [isBusy, setBusy] = useState(false)

  const keep = async (image: Blob | undefined) => {
    if (!image || !editor) return
    setBusy(true)
    const answer = await addPicture(image)
    setBusy(false)
    if (isPicture(answer)) return void putPicture(editor, answer)
    await fetchTexts('errors', 'errors-files').catch(() => {})
    const code = typeof answer === 'string' ? answer : 'other'
    showToast({ text: failureText({ ...texts('errors'), ...texts('errors-files') }, code), tone: 'bad' }, common)
  }
  const latest = useRef({ keep, onWrite })
  latest.current = { keep, onWrite }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once with what it holds at first
  useEffect(() => {
    const tell = (now: Editor, isTyped: boolean) =>
      latest.current.onWrite({ html: now.isEmpty ? '' : now.getHTML(), letters: now.getText({ blockSeparator: ' ' }).trim().length }, isTyped)
    const take = (data: DataTransfer | null) => {
      const image = firstPicture(data)
      if (image) void latest.current.keep(image)
      return image !== undefined
    }
    const opened = new Editor({
      element: place.current,
      extensions: articleParts,
      content: html,
      // the policy of the page lets no style sheet in that it does not know
      injectCSS: false,
      onUpdate: ({ editor: now }) => tell(now, true),
      onTransaction: () => redraw((count) => count + 1),
      editorProps: {
        handlePaste: (_, { clipboardData }) => take(clipboardData),
        handleDrop: (_, { dataTransfer }) => take(dataTransfer),
      },
    })
    setEditor(opened)
    // it was opened to write in
    opened.commands.focus('end')
    tell(opened, false)
    return () => opened.destroy()
  }, [])
  useEffect(() => {
    editor?.view.dom.setAttribute('role', 'textbox')
    editor?.view.dom.setAttribute('aria-multiline', 'true')
    editor?.view.dom.setAttribute('aria-labelledby', labelId)
    editor?.view.dom.setAttribute('aria-describedby', problemId)
    editor?.view.dom.setAttribute('aria-invalid', String(isInvalid))
  }, [editor, labelId, problemId, isInvalid])

  const button = (name: SignName, onClick: () => void, { isOn, disabled }: { isOn?: boolean | undefined; disabled?: boolean } = {}) => (
    <button
      key={name}
      type="button"
      title={t[name as keyof typeof t]}
      aria-label={t[name as keyof typeof t]}
      tabIndex={stop === name ? 0 : -1}
      onFocus={() => setStop(name)}
      onClick={onClick}
      disabled={disabled}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
    >
      <Icon d={signs[name]} />
    </button>
  )
  const set = (text: string) => {
    setAsked(null)
    if (!editor) return
    if (asked === 'alt') return void editor.chain().focus().updateAttributes('image', { alt: text }).run()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (text === '') chain.unsetLink().run()
    else chain.setLink({ href: typedLink(text) }).run()
  }
  return (
    <div className={styles.frame} data-invalid={isInvalid || undefined}>
      <div
        className={styles.tools}
        role="toolbar"
        aria-label={t.label}
        onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => leadAmong(event.currentTarget, event)}
      >
        {editor && (
          <>
            {tools.map(({ name, isOn, run }) => button(name, () => run(editor.chain().focus()).run(), { isOn: isOn?.(editor) }))}
            {button('link', () => setAsked(asked === 'link' ? null : 'link'), { isOn: editor.isActive('link') })}
            {button('picture', () => chooser.current?.click(), { disabled: isBusy })}
            {editor.isActive('image') && (
              <button type="button" className={styles.words} onClick={() => setAsked('alt')}>
                {t.alt}
              </button>
            )}
          </>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={pictureTypes.join()}
        aria-label={t.picture}
        onChange={({ currentTarget }) => {
          void keep(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      {asked && editor && (
        <Ask
          key={asked}
          label={asked === 'link' ? t.link_to : t.alt}
          opened={String(editor.getAttributes(asked === 'link' ? 'link' : 'image')[asked === 'link' ? 'href' : 'alt'] ?? '')}
          words={t}
          onSet={set}
          onClose={() => {
            setAsked(null)
            editor.commands.focus()
          }}
        />
      )}
      <div ref={place} className={styles.text} />
    </div>
  )
}

interface AskProps {
  label: string
  opened: string
  words: { set: string; remove: string }
  onSet: (text: string) => void
  onClose: () => void
}

/** One thing asked under the tools: Enter takes it, Escape leaves all as it was. The form around it hears of neither. */
function Ask({ label, opened, words, onSet, onClose }: AskProps) {
  const [text, setText] = useState(opened)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') onSet(text.trim())
    else onClose()
  }
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  return (
    <div className={styles.ask} ref={field}>
      <label htmlFor="asked">
        <span className="s">{label}</span>
        <Input id="asked" value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} onKeyDown={press} />
      </label>
      <Button look="line" onClick={() => onSet(text.trim())}>
        {words.set}
      </Button>
      {opened && (
        <Button look="bare" onClick={() => onSet('')}>
          {words.remove}
        </Button>
      )}
    </div>
  )
}
