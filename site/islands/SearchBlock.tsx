import { type FormEvent, useState } from 'react'
import { searchPath } from '../search/search-path.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Combobox } from '../ui/Combobox.tsx'
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
  const [lesson, setLesson] = useState<string>()
  const [city, setCity] = useState<string>()
  const [online, setOnline] = useState(false)
  const search = (event: FormEvent) => {
    event.preventDefault()
    window.location.assign(href(searchPath(edition, { lesson, city, online })))
  }
  return (
    <search>
      <form className={styles.root} method="post" action={href('/')} onSubmit={search}>
        <Combobox
          id="search-lesson"
          name="lesson"
          className={styles.field ?? ''}
          label={t.lesson}
          options={lessons}
          value={lesson ?? null}
          onChoose={({ value }) => setLesson(String(value))}
          placeholder={t.lesson_placeholder}
          nothing={t.no_results}
        />
        {!online && (
          <Combobox
            id="search-city"
            name="city"
            className={styles.field ?? ''}
            label={t.city}
            options={cities}
            value={city ?? null}
            onChoose={({ value }) => setCity(String(value))}
            placeholder={t.city_placeholder}
            nothing={t.no_results}
          />
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
