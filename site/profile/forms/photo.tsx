import { type ChangeEvent, useRef, useState } from 'react'
import { api, errorOf } from '../../../data-providers/api.ts'
import { pictureTypes, UPLOAD_MB } from '../../../schemas/upload-terms.ts'
import { fill } from '../../../theme/words.ts'
import { useConfirm } from '../../cabinet/use-confirm.ts'
import { useErrors } from '../../forms/error-words.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { failureText } from '../../forms/failure-text.ts'
import { useTexts } from '../../site.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/Toast.tsx'
import styles from '../Profile.module.css'
import { Cropper } from './Cropper.tsx'
import type { FieldsProps, GroupForm } from './form.ts'

type Answer = Awaited<ReturnType<typeof api.post<'/tutor/profile/avatar/remove'>>>

/** A photo is taken, cut or taken away; each is done at once (spec: decisions API-15). */
function Fields({ profile, onSaved }: FieldsProps<object>) {
  const t = useTexts('profile-forms')
  const { saved } = useTexts('profile')
  const common = useTexts('common')
  const errors = useErrors('errors-files')
  const file = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [isCutting, setCutting] = useState(false)
  const { avatar, avatar_original } = profile
  const confirm = useConfirm()

  const does = async (call: () => Promise<Answer>): Promise<boolean> => {
    setBusy(true)
    setFailure('')
    const answer = await call()
    setBusy(false)
    if (answer.status === 'fail') {
      const error = errorOf(answer)
      setFailure(failureText(errors, typeof error === 'string' ? error : 'other'))
      return false
    }
    onSaved({ ...profile, ...answer.data })
    return true
  }
  /** What failed before has nothing to say there. */
  const cuts = (isOpen: boolean) => {
    setFailure('')
    setCutting(isOpen)
  }
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    currentTarget.value = ''
    if (chosen && (await does(() => api.post('/tutor/profile/avatar/set', { avatar: chosen })))) cuts(true)
  }
  return (
    <>
      <FormFailure>{isCutting ? '' : failure}</FormFailure>
      <div className={styles.photo}>
        <Avatar src={avatar?.formats.preview_130} size="xxl" />
        <div className="col snug">
          <p className="s soft">{fill(t.photo_hint, { size: UPLOAD_MB })}</p>
          <div className="row">
            <input ref={file} type="file" accept={pictureTypes.join()} hidden aria-label={t.choose_photo} onChange={take} />
            <Button look="line" busy={busy} onClick={() => file.current?.click()}>
              {avatar ? t.other_photo : t.choose_photo}
            </Button>
            {avatar && (
              <>
                <Button look="line" onClick={() => cuts(true)}>
                  {t.choose_part}
                </Button>
                <Button look="bad" {...confirm.opens()}>
                  {t.remove_photo}
                </Button>
              </>
            )}
          </div>
        </div>
      </div>
      {isCutting && avatar_original && (
        <Cropper
          url={avatar_original.url}
          busy={busy}
          failure={failure}
          onClose={() => cuts(false)}
          onCut={async (part) => {
            if (!(await does(() => api.post('/tutor/profile/avatar/crop', part)))) return
            cuts(false)
            showToast({ text: saved, tone: 'ok' }, common)
          }}
        />
      )}
      {confirm.Dialog && (
        <confirm.Dialog
          title={t.remove_photo}
          text={t.photo_asked}
          submit={t.remove_photo}
          done={t.photo_removed}
          call={() => api.post('/tutor/profile/avatar/remove')}
          after={() => onSaved({ ...profile, avatar: null, avatar_original: null })}
          onClose={confirm.close}
        />
      )}
    </>
  )
}

export const photo: GroupForm<object> = { lists: [], valuesOf: () => ({}), toSend: () => ({ tutor: {} }), Fields, isAtOnce: true }
