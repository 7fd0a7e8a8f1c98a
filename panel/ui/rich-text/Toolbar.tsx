import { styled } from '@mui/material/styles'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { pictureTypes } from '../../../schemas/upload-terms.ts'
import { leadAmong, typedLink } from '../../../theme/rich-text/extensions.ts'
import { type SignName, signs } from '../../../theme/rich-text/signs.ts'
import { tools } from '../../../theme/rich-text/tools.ts'
import { Button } from '../Button.tsx'
import { AskRow } from './AskRow.tsx'
import { changeTable, insertTable, tableVerbs } from './tables.ts'

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.125rem',
  padding: '.25rem',
  borderBottom: '1px solid var(--rule)',
  '& > button': {
    display: 'grid',
    placeItems: 'center',
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
  '& > button:hover': { background: 'var(--sunk)' },
  '& > button[aria-pressed=true]': { background: 'var(--accent-soft)', color: 'var(--accent)' },
  '& > button:disabled': { color: 'var(--mute)', cursor: 'default' },
  '& svg': {
    width: '1.25rem',
    height: '1.25rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})
const TableTools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '.25rem', padding: '.25rem', borderBottom: '1px solid var(--rule)' })

interface Props {
  editor: Editor
  isBusy: boolean
  onPicture?: (image: File | undefined) => Promise<void>
}

/** The tools over an article: one stop of the Tab key, arrows lead among them. */
export function Toolbar({ editor, isBusy, onPicture }: Props) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<'link' | 'alt' | null>(null)
  const [stop, setStop] = useState<string>('bold')
  const chooser = useRef<HTMLInputElement>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.map(({ isOn }) => isOn?.(now) === true),
      link: now.isActive('link'),
      href: String(now.getAttributes('link').href ?? ''),
      image: now.isActive('image'),
      alt: String(now.getAttributes('image').alt ?? ''),
      table: now.isActive('table'),
    }),
  })
  const button = (name: SignName, more: { onClick: () => void; isOn?: boolean; disabled?: boolean }) => (
    <button
      key={name}
      type="button"
      title={translate(`editor.${name}`)}
      aria-label={translate(`editor.${name}`)}
      tabIndex={stop === name ? 0 : -1}
      onFocus={() => setStop(name)}
      onClick={more.onClick}
      disabled={more.disabled}
      {...(more.isOn !== undefined && { 'aria-pressed': more.isOn })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[name]} />
      </svg>
    </button>
  )
  const setLink = (href: string) => {
    setAsked(null)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else chain.setLink({ href: typedLink(href) }).run()
  }
  const setAlt = (alt: string) => {
    setAsked(null)
    editor.chain().focus().updateAttributes('image', { alt }).run()
  }
  return (
    <>
      <Tools
        role="toolbar"
        aria-label={translate('editor.label')}
        onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => leadAmong(event.currentTarget, event)}
      >
        {tools.map(({ name, isOn, run }, at) =>
          button(name, { onClick: () => run(editor.chain().focus()).run(), ...(isOn && { isOn: on.tools[at] === true }) }),
        )}
        {button('link', { onClick: () => setAsked(asked === 'link' ? null : 'link'), isOn: on.link })}
        {button('table', { onClick: () => insertTable(editor), disabled: on.table })}
        {onPicture && button('picture', { onClick: () => chooser.current?.click(), disabled: isBusy })}
        {on.image && (
          <button type="button" tabIndex={-1} onClick={() => setAsked('alt')}>
            {translate('editor.alt')}
          </button>
        )}
      </Tools>
      {onPicture && (
        <input
          ref={chooser}
          type="file"
          hidden
          accept={pictureTypes.join()}
          aria-label={translate('editor.picture')}
          onChange={({ target }) => {
            void onPicture(target.files?.[0])
            target.value = ''
          }}
        />
      )}
      {on.table && (
        <TableTools>
          {tableVerbs.map((verb) => (
            <Button key={verb} variant="text" size="small" onClick={() => changeTable(editor, verb)}>
              {translate(`editor.${verb}`)}
            </Button>
          ))}
        </TableTools>
      )}
      {asked === 'link' && <AskRow label="editor.link_to" opened={on.href} onSet={setLink} onClose={() => setAsked(null)} canRemove={on.link} />}
      {asked === 'alt' && <AskRow label="editor.alt" opened={on.alt} onSet={setAlt} onClose={() => setAsked(null)} />}
    </>
  )
}
