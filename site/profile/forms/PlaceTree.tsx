import { useEffect, useRef, useState } from 'react'
import {
  cityTick,
  districtTick,
  type PlaceMap,
  subdistrictTick,
  type Tick,
  tickCity,
  tickDistrict,
  tickSubdistrict,
} from '../../../schemas/place-map.ts'
import { fill } from '../../../theme/words.ts'
import { useTexts } from '../../site.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './PlaceTree.module.css'
import type { District } from './use-places.ts'

interface Props {
  map: PlaceMap
  /** What is wrong with the places. */
  error: string | undefined
  onChange: (map: PlaceMap) => void
  cities: readonly { id: number; name: string }[]
  districtsOf: (city_id: number) => readonly District[]
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Cities, their districts and microdistricts to be ticked; one that is ticked whole stands for all in it (spec: public 4, travel locations). */
export function PlaceTree({ map, error, onChange, cities, districtsOf }: Props) {
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  const [open, setOpen] = useState<readonly string[]>([])
  const turn = (key: string) => setOpen((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]))
  const chosen = cities.filter(({ id }) => id in map)
  return (
    <>
      <ul className={styles.tree}>
        {chosen.map((city) => {
          const districts = districtsOf(city.id)
          const count = Object.keys(map[city.id] ?? {}).length
          const key = `city-${city.id}`
          return (
            <li key={city.id}>
              <Place
                id={key}
                name={city.name}
                note={count > 0 ? fill(t.some_districts, { count, total: districts.length }) : t.whole_city}
                tick={cityTick(map, city.id)}
                onTick={() => onChange(tickCity(map, city.id))}
                {...(districts.length > 0 && { isOpen: open.includes(key), onTurn: () => turn(key) })}
              />
              {open.includes(key) && (
                <ul>
                  {districts.map((district) => {
                    const within = `district-${district.id}`
                    const parts = district.subdistricts
                    return (
                      <li key={district.id}>
                        <Place
                          id={within}
                          name={district.name}
                          tick={districtTick(map, city.id, district.id)}
                          onTick={() => onChange(tickDistrict(map, city.id, district.id, idsOf(districts)))}
                          {...(parts.length > 0 && { isOpen: open.includes(within), onTurn: () => turn(within) })}
                        />
                        {open.includes(within) && (
                          <ul>
                            {parts.map((part) => (
                              <li key={part.id}>
                                <Place
                                  id={`part-${part.id}`}
                                  name={part.name}
                                  tick={subdistrictTick(map, city.id, district.id, part.id)}
                                  onTick={() =>
                                    onChange(
                                      tickSubdistrict(
                                        map,
                                        { city: city.id, district: district.id, id: part.id },
                                        { districts: idsOf(districts), all: idsOf(parts) },
                                      ),
                                    )
                                  }
                                />
                              </li>
                            ))}
                          </ul>
                        )}
                      </li>
                    )
                  })}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
      <Field name="add_city" label={t.add_city} error={error}>
        {({ name: _, ...field }) => (
          <Combobox
            {...field}
            label={t.add_city}
            options={cities.filter((city) => !(city.id in map)).map((city) => ({ value: city.id, label: city.name }))}
            value={null}
            placeholder={common.choose}
            nothing={t.nothing}
            onChoose={(option) => {
              if (!option) return
              onChange({ ...map, [option.value]: {} })
              setOpen((keys) => [...keys, `city-${option.value}`])
            }}
          />
        )}
      </Field>
    </>
  )
}

interface PlaceProps {
  id: string
  name: string
  note?: string
  tick: Tick
  onTick: () => void
  /** Missing: nothing lies in it. */
  isOpen?: boolean
  onTurn?: () => void
}

function Place({ id, name, note, tick, onTick, isOpen, onTurn }: PlaceProps) {
  const t = useTexts('profile-forms')
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = tick === 'some'
  }, [tick])
  return (
    <div className={styles.leaf}>
      <input ref={box} id={id} type="checkbox" checked={tick === 'all'} onChange={onTick} />
      <label htmlFor={id} className="grow">
        {name} {note && <small>{note}</small>}
      </label>
      {onTurn && (
        <IconButton label={fill(isOpen ? t.fold : t.unfold, { what: name })} aria-expanded={isOpen} onClick={onTurn}>
          <Icon d={icons.next} turn={isOpen ? 'up' : 'down'} />
        </IconButton>
      )}
    </div>
  )
}
