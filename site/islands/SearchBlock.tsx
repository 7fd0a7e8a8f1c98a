import { type FormEvent, useState } from 'react'
import { pushEvent } from '../browser/data-layer.ts'
import { readForm } from '../forms/values.ts'
import { searchPath, wantedIn } from '../search/search-path.ts'
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
  lessons: readonly ListOption[]
  cities: readonly ListOption[]
  /** The main page's block asks whether online will do, that of the 404 page does not. */
  asksOnline?: boolean
}

/** Subject and city to the catalogue's address (spec: public 2.8). */
export default function SearchBlock({ lessons, cities, asksOnline }: Props) {
  const { edition } = useSite()
  const t = useTexts('search')
  const href = useHref()
  const [lesson, setLesson] = useState<ListOption['value'] | null>(null)
  const [city, setCity] = useState<ListOption['value'] | null>(null)
  const [online, setOnline] = useState(false)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = wantedIn(readForm(event.currentTarget), { lessons, cities })
    pushEvent('use_catalog_filter', { form_location: 'catalog_header', lesson: wanted.lesson, city: wanted.city })
    window.location.assign(href(searchPath(edition, wanted)))
  }
  return (
    <search>
      <form className={styles.root} method="post" action={href('/')} onSubmit={search}>
        <div className={styles.field}>
          <Field name="lesson" id="search-lesson" label={t.lesson}>
            {({ id, name }) => (
              <Combobox
                id={id}
                name={name}
                label={t.lesson}
                options={lessons}
                value={lesson}
                onChoose={(option) => setLesson(option?.value ?? null)}
                placeholder={t.lesson_placeholder}
                nothing={t.no_results}
                taking={{ all: t.all_lessons, clear: t.clear }}
              />
            )}
          </Field>
        </div>
        {!online && (
          <div className={styles.field}>
            <Field name="city" id="search-city" label={t.city}>
              {({ id, name }) => (
                <Combobox
                  id={id}
                  name={name}
                  label={t.city}
                  options={cities}
                  value={city}
                  onChoose={(option) => setCity(option?.value ?? null)}
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
