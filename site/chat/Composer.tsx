import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MEDIA_BYTES, MESSAGE_LENGTH } from '../../schemas/chat-terms.ts'
import { pictureTypes } from '../../schemas/upload-terms.ts'
import { fill } from '../../theme/words.ts'
import { useReadErrors } from '../forms/read-errors.ts'
import { useTexts } from '../site.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { FieldError, Textarea } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './Talk.module.css'

interface Props {
  name: string
  text: string
  onText: (text: string) => void
  onSend: (text: string) => void
  onPicture: (file: File, text: string) => void
}

const [, MOST] = MESSAGE_LENGTH
const types: readonly string[] = pictureTypes
const MB = 1024 * 1024

/** Where one writes: Enter sends, Shift with it begins a line; under a finger Enter begins one and the button sends. */
export function Composer({ name, text, onText, onSend, onPicture }: Props) {
  const t = useTexts('talk')
  const readErrors = useReadErrors('errors-files')
  const [picture, setPicture] = useState<File | null>(null)
  const [problem, setProblem] = useState('')
  const chooser = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const toField = () => form.current?.querySelector('textarea')?.focus()
  const said = text.trim()
  const over = said.length - MOST
  const canSend = over <= 0 && (said !== '' || picture !== null)

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (!canSend) return
    if (picture) onPicture(picture, said)
    else onSend(said)
    onText('')
    setPicture(null)
    toField()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }
  const choose = (file: File | undefined) => {
    if (!file) return
    const wrong = !types.includes(file.type) ? 'file_type' : file.size > MEDIA_BYTES ? 'file_too_big' : null
    setProblem('')
    if (wrong) readErrors().then((words) => setProblem(words[wrong] ?? words.other))
    else setPicture(file)
    toField()
  }
  return (
    <form ref={form} className={styles.compose} onSubmit={send}>
      {picture && <Preview file={picture} onRemove={() => setPicture(null)} />}
      {problem && <FieldError>{problem}</FieldError>}
      {over > 0 && <FieldError id="chat-long">{fill(t.too_long, { max: MOST, count: over })}</FieldError>}
      <div className={styles.box}>
        <IconButton label={fill(t.add, { count: MEDIA_BYTES / MB })} onClick={() => chooser.current?.click()}>
          <Icon d={icons.picture} />
        </IconButton>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={types.join()}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <Textarea
          className={styles.field}
          rows={1}
          value={text}
          aria-label={fill(t.write, { name })}
          aria-invalid={over > 0 || undefined}
          aria-describedby={over > 0 ? 'chat-long' : undefined}
          onInput={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={press}
          onPaste={({ clipboardData }) => choose([...(clipboardData?.files ?? [])][0])}
        />
        <Button type="submit" aria-label={t.send} aria-disabled={!canSend || undefined}>
          <Icon d={icons.send} />
          <span>{t.send}</span>
        </Button>
      </div>
    </form>
  )
}

/** The picture that goes with the next message. */
function Preview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useTexts('talk')
  const [shown, setShown] = useState('')
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setShown(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <div className={styles.preview}>
      {shown && <img src={shown} alt={t.chosen} />}
      <span className="s soft">{file.name}</span>
      <IconButton label={t.remove} onClick={onRemove}>
        <Icon d={icons.close} />
      </IconButton>
    </div>
  )
}
