import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import type { TutorBlog } from '../../schemas/blogs-tutor.ts'
import type { FieldRule } from '../../schemas/common.ts'
import { CONTENT_STATUS } from '../../schemas/content-life.ts'
import { BLOG_DESCRIPTION, BLOG_NAME, BLOG_TEXT } from '../../schemas/content-limits.ts'
import { fillNumbers } from '../../theme/fill-numbers.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { nameEmpty } from '../forms/name-empty.ts'
import { useFocusMeanwhile } from '../forms/use-focus-meanwhile.ts'
import type { Values } from '../forms/values.ts'
import { withOwn } from '../moderation/with-own.ts'
import { useAction } from '../orders/use-action.ts'
import { pathTo } from '../routes.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Field, Input, Select, Textarea } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { ArticleField } from './ArticleField.tsx'
import { type Draft, forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import styles from './PostForm.module.css'

interface Props {
  /** Null: a new one. */
  blog: TutorBlog | null
  tutor_id: number
  rules: Readonly<Record<string, FieldRule>>
}

const limits = { name: BLOG_NAME, description: BLOG_DESCRIPTION, text: BLOG_TEXT }
/** Letters typed within so many ms are kept together. */
const PAUSE = 700

const draftOf = ({ name = '', description = '', lesson_id = '', lang = '', text = '' }: Values): Draft => ({
  name,
  description,
  lesson_id,
  lang,
  text,
})

/** A post as it is written. What was typed is kept in the browser until it is saved: neither a closed tab nor a lost session takes it. */
export function PostForm({ blog, tutor_id, rules }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('tutor-blogs').form
  const { reload, go } = useCabinet()
  const doing = useAction({ errors: ['errors-files'], limits })
  const whose = { tutor_id, id: blog?.id ?? 0 }
  const version = blog?.version ?? 0
  const saved: Draft = {
    ...{ name: blog?.name ?? '', description: blog?.description ?? '', text: blog?.text ?? '' },
    ...{ lesson_id: String(blog?.lesson_id ?? ''), lang: blog?.lang ?? language },
  }
  const lessons = withOwn(choices(rules.lesson_id), blog ? { value: blog.lesson_id, label: blog.lesson_name } : undefined)
  const [start, setStart] = useState({ draft: saved, isKept: false })
  const [preview, setPreview] = useState<Draft | null>(null)
  const [keptAt, setKeptAt] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is there; later it holds what is typed
  useEffect(() => {
    const kept = keptDraft(whose, version)
    if (kept && JSON.stringify(draftOf({ ...kept })) !== JSON.stringify(saved)) setStart({ draft: draftOf({ ...kept }), isKept: true })
    return () => clearTimeout(timer.current)
  }, [])

  const keep = () => {
    keepDraft(whose, version, draftOf(doing.read()))
    setKeptAt(true)
  }
  const keepSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, PAUSE)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a newer version refused is a draft over that version from then on
  useEffect(() => {
    if (doing.changed()) keep()
  }, [version])
  const discard = () => {
    clearTimeout(timer.current)
    forgetDraft(whose)
    setStart({ draft: saved, isKept: false })
  }
  const send = async (draft: boolean) => {
    const { lesson_id, lang, ...texts } = draftOf(doing.read())
    const fields = { ...texts, lesson_id: Number(lesson_id), lang: lang as typeof language, draft }
    const call = async () => {
      const answer = blog
        ? await api.post('/tutor/blog/save', { blog: { ...fields, id: blog.id, version: blog.version } })
        : await api.post('/tutor/blog/create', { blog: fields })
      return lesson_id ? answer : nameEmpty(answer, 'lesson_id')
    }
    await doing.run(draft ? 'draft' : 'save', call, draft ? t.kept_draft : t.saved, ({ blog: { id } }) => {
      clearTimeout(timer.current)
      forgetDraft(whose)
      setKeptAt(false)
      if (blog) reload()
      else go(`${pathTo('tutorPost')}?id=${id}`, { replace: true })
    })
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return send(false)
  }
  const length = (field: keyof typeof limits) => fillNumbers(t.length, { min: limits[field][0], max: limits[field][1] }, edition, language)
  const mayBeDraft = !blog || blog.status === CONTENT_STATUS.off || blog.status === CONTENT_STATUS.needs_revision
  const { draft } = start
  return (
    <>
      {start.isKept && (
        <Note tone="info">
          <p>{t.restored}</p>
          <Button look="bare" small onClick={discard}>
            {t.discard}
          </Button>
        </Note>
      )}
      <form
        key={start.isKept ? 'kept' : 'saved'}
        ref={doing.attach}
        noValidate
        hidden={preview !== null}
        className={`${styles.root} col`}
        onSubmit={press}
        onInput={(event) => {
          doing.onInput(event)
          keepSoon()
        }}
      >
        <FormFailure>{doing.failure}</FormFailure>
        <Field name="name" label={t.name} hint={length('name')} error={doing.problems.name}>
          {(control) => <Input {...control} defaultValue={draft.name} maxLength={BLOG_NAME[1]} />}
        </Field>
        <Field name="description" label={t.description} hint={`${t.description_hint} ${length('description')}`} error={doing.problems.description}>
          {(control) => <Textarea {...control} defaultValue={draft.description} maxLength={BLOG_DESCRIPTION[1]} rows={3} />}
        </Field>
        <Field name="lesson_id" label={t.lesson} error={doing.problems.lesson_id}>
          {(control) => <Select {...control} options={lessons} empty={t.choose_lesson} defaultValue={draft.lesson_id} />}
        </Field>
        {(rules.lang?.options?.length ?? 0) > 1 ? (
          <Field name="lang" label={t.lang} error={doing.problems.lang}>
            {(control) => <Select {...control} options={choices(rules.lang)} defaultValue={draft.lang} />}
          </Field>
        ) : (
          <input type="hidden" name="lang" value={draft.lang} />
        )}
        <ArticleField
          name="text"
          label={t.text}
          hint={length('text')}
          most={BLOG_TEXT[1]}
          error={doing.problems.text}
          html={draft.text}
          addPicture={async (image) => {
            const answer = await api.post('/tutor/blog/add_image', { image, tutor_id })
            return answer.status === 'success' ? answer.data.image : errorOf(answer)
          }}
        />
        <div className="row">
          <Button type="submit" busy={doing.busy === 'save'}>
            {t.save}
          </Button>
          {mayBeDraft && (
            <Button look="line" busy={doing.busy === 'draft'} onClick={() => send(true)}>
              {t.draft}
            </Button>
          )}
          <Button look="bare" onClick={() => setPreview(draftOf(doing.read()))}>
            {t.preview}
          </Button>
          <span className="s soft" role="status">
            {keptAt && t.kept}
          </span>
        </div>
      </form>
      {preview && <Preview {...preview} onBack={() => setPreview(null)} />}
    </>
  )
}

/** In place of the form: how a reader will see it. */
function Preview({ name, description, text, onBack }: Draft & { onBack: () => void }) {
  const t = useTexts('tutor-blogs').form
  return (
    <section ref={useFocusMeanwhile('button')} className={`${styles.root} col`} aria-label={t.preview}>
      <Button look="line" onClick={onBack}>
        {t.back}
      </Button>
      <article className={styles.article}>
        {name && <h2>{name}</h2>}
        <p className="soft">{description}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the editor made it of the parts that it knows */}
        <div dangerouslySetInnerHTML={{ __html: text }} />
      </article>
    </section>
  )
}

const choices = (rule: FieldRule | undefined) => (rule?.options ?? []).map(({ id, name }) => ({ value: id, label: name }))
