import { type FormEvent, useRef, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import type { TutorAd } from '../../schemas/ads-tutor.ts'
import type { FieldRule } from '../../schemas/common.ts'
import { AD_IMAGES, AD_NAME, AD_PREVIEW, AD_TEXT } from '../../schemas/content-limits.ts'
import { fillNumbers } from '../../theme/fill-numbers.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { nameEmpty } from '../forms/name-empty.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import { withOwn } from '../moderation/with-own.ts'
import { useAction } from '../orders/use-action.ts'
import { pathTo } from '../routes.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Field, Input, Select, Textarea } from '../ui/Field.tsx'
import styles from './AdForm.module.css'
import { AdPictures } from './AdPictures.tsx'

interface Props {
  /** Null: a new one. */
  ad: TutorAd | null
  rules: Readonly<Record<string, FieldRule>>
}

const limits = { name: AD_NAME, preview: AD_PREVIEW, text: AD_TEXT }

/** What an ad says and shows; saved, it is looked through again. */
export function AdForm({ ad, rules }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('tutor-ads').form
  const common = useTexts('common')
  const { reload, go } = useCabinet()
  const doing = useAction({ errors: ['errors-files'], limits })
  const [lesson, setLesson] = useState(ad?.lesson_id ?? 0)
  const [files, setFiles] = useState<readonly File[]>([])
  // as they are now, also between a save and the next drawing
  const held = useRef(files)
  const hold = (chosen: readonly File[]) => {
    held.current = chosen
    setFiles(chosen)
  }
  const guard = useLeaveGuard(() => doing.changed() || held.current.length > 0)
  const lessons = withOwn(choices(rules.lesson_id), ad ? { value: ad.lesson_id, label: ad.lesson_name } : undefined)
  const level = ad?.level_id && lesson === ad.lesson_id ? { value: ad.level_id, label: ad.level_name ?? '' } : undefined
  const levels = withOwn(choices(rules.level_id, lesson), level)
  const length = (field: keyof typeof limits) => fillNumbers(t.length, { min: limits[field][0], max: limits[field][1] }, edition, language)

  const readLesson = () => setLesson(Number(doing.read().lesson_id ?? 0))
  const send = async () => {
    const { name = '', lesson_id, level_id, preview = '', text = '' } = doing.read()
    const fields = { name, lesson_id: Number(lesson_id), level_id: Number(level_id) || null, preview, text }
    const images = [...files]
    const call = async () => {
      const answer = ad
        ? await api.post('/tutor/ad/save', { ad: { ...fields, id: ad.id, version: ad.version }, images })
        : await api.post('/tutor/ad/create', { ad: fields, images })
      return lesson_id ? answer : nameEmpty(answer, 'lesson_id')
    }
    await doing.run('save', call, t.saved, ({ ad: { id } }) => {
      hold([])
      if (ad) reload()
      else go(pathTo('tutorAd', { id }), { replace: true })
    })
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return send()
  }
  return (
    <form ref={doing.attach} noValidate className={`${styles.root} col`} onSubmit={press} onInput={doing.onInput} onChange={readLesson}>
      <FormFailure>{doing.failure}</FormFailure>
      <Field name="name" label={t.name} hint={length('name')} error={doing.problems.name}>
        {(control) => <Input {...control} defaultValue={ad?.name} maxLength={AD_NAME[1]} />}
      </Field>
      <Field name="lesson_id" label={t.lesson} error={doing.problems.lesson_id}>
        {(control) => <Select {...control} options={lessons} empty={t.choose_lesson} defaultValue={ad?.lesson_id ?? ''} />}
      </Field>
      {levels.length > 0 && (
        <Field name="level_id" label={t.level} optional={common.optional} error={doing.problems.level_id}>
          {(control) => <Select key={lesson} {...control} options={levels} empty={t.any_level} defaultValue={level?.value ?? ''} />}
        </Field>
      )}
      <Field name="preview" label={t.preview} hint={`${t.preview_hint} ${length('preview')}`} error={doing.problems.preview}>
        {(control) => <Textarea {...control} defaultValue={ad?.preview} maxLength={AD_PREVIEW[1]} rows={3} />}
      </Field>
      <Field name="text" label={t.text} hint={length('text')} error={doing.problems.text}>
        {(control) => <Textarea {...control} defaultValue={ad?.text} maxLength={AD_TEXT[1]} rows={12} />}
      </Field>
      <AdPictures images={ad?.images ?? []} files={files} onFiles={hold} most={AD_IMAGES} />
      {guard.asking ? (
        <LeaveQuestion text={common.unsaved} leave={common.leave} stay={common.stay} onLeave={guard.leave} onStay={guard.stay} />
      ) : (
        <Button type="submit" busy={doing.busy !== null}>
          {t.save}
        </Button>
      )}
    </form>
  )
}

/** What a field is chosen from; with `parent`, of that record alone. */
const choices = (rule: FieldRule | undefined, parent?: number) =>
  (rule?.options ?? []).filter((one) => parent === undefined || one.parent === parent).map(({ id, name }) => ({ value: Number(id), label: name }))
