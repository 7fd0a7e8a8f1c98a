import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pushEvent } from '../browser/data-layer.ts'
import { scrollToInvalid } from '../forms/scroll-to-invalid.ts'
import { readForm } from '../forms/values.ts'
import type { FormState } from '../page.ts'
import type { SearchOption } from '../search/search-options.ts'
import { chosenIn, searchPath, unknownIn, wantedIn } from '../search/search-path.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Combobox } from '../ui/Combobox.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Switch } from '../ui/Option.tsx'
import type { ListOption } from '../ui/options.ts'
import styles from './SearchBlock.module.css'

interface Props {
  /** Options by alias. */
  lessons: readonly SearchOption[]
  cities: readonly SearchOption[]
  /** The main page's block asks whether online will do, that of the 404 page does not. */
  asksOnline?: boolean
  /** As it came back from being sent without script. */
  form?: FormState | undefined
}

/** Subject and city to the catalogue's address (spec: public 2.8). */
export default function SearchBlock({ lessons, cities, asksOnline, form }: Props) {
  const { edition } = useSite()
  const t = useTexts('search')
  const href = useHref()
  const [lesson, setLesson] = useState<ListOption['value'] | null>(null)
  const [city, setCity] = useState<ListOption['value'] | null>(null)
  const [online, setOnline] = useState(form?.values.online === '1')
  const [unknown, setUnknown] = useState<readonly string[]>(Object.keys(form?.errors ?? {}))
  const problemOf = (name: string) => (unknown.includes(name) ? t.no_results : undefined)
  const root = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (root.current && refusals > 0) scrollToInvalid(root.current)
  }, [refusals])
  const mend = (name: string) => {
    // what nothing was wrong with draws nothing anew: the switch has not changed yet
    if (unknown.includes(name)) setUnknown(unknown.filter((one) => one !== name))
  }
  const choose = (name: string, set: (value: ListOption['value'] | null) => void) => (option: ListOption | null) => {
    set(option?.value ?? null)
    mend(name)
  }
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = readForm(event.currentTarget)
    const fields = unknownIn(values, { lessons, cities })
    setUnknown(fields)
    if (fields.length > 0) return setRefusals(refusals + 1)
    const picked = { lesson, city }
    const asked = chosenIn(values, { lessons, cities }, picked)
    pushEvent('use_catalog_filter', { form_location: 'catalog_header', lesson: asked.lesson?.id, city: asked.city?.id })
    window.location.assign(href(searchPath(edition, wantedIn(values, { lessons, cities }, picked))))
  }
  return (
    <search>
      <form
        ref={root}
        className={styles.root}
        method="post"
        action={href('/')}
        onInput={({ target }) => target instanceof HTMLInputElement && mend(target.name)}
        onSubmit={search}
      >
        <div className={styles.field}>
          <Field name="lesson" id="search-lesson" label={t.lesson} error={problemOf('lesson')}>
            {(field) => (
              <Combobox
                {...field}
                label={t.lesson}
                options={lessons}
                value={lesson}
                typed={form?.values.lesson}
                onChoose={choose('lesson', setLesson)}
                placeholder={t.lesson_placeholder}
                nothing={t.no_results}
                taking={{ all: t.all_lessons, clear: t.clear }}
              />
            )}
          </Field>
        </div>
        {!online && (
          <div className={styles.field}>
            <Field name="city" id="search-city" label={t.city} error={problemOf('city')}>
              {(field) => (
                <Combobox
                  {...field}
                  label={t.city}
                  options={cities}
                  value={city}
                  typed={form?.values.city}
                  onChoose={choose('city', setCity)}
                  placeholder={t.city_placeholder}
                  nothing={t.no_results}
                  taking={{ all: t.all_cities, clear: t.clear }}
                />
              )}
            </Field>
          </div>
        )}
        {asksOnline && (
          <Switch name="online" value="1" className={styles.online} checked={online} onChange={(event) => setOnline(event.currentTarget.checked)}>
            {t.online}
          </Switch>
        )}
        <Button type="submit" className={styles.button}>
          <Icon d={icons.search} />
          {t.search_tutor}
        </Button>
      </form>
    </search>
  )
}
