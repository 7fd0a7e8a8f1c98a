import { fill, plural } from '../../theme/words.ts'
import { idsOf } from '../forms/values.ts'
import { Field, FieldError, Input } from '../ui/Field.tsx'
import { Checkbox } from '../ui/Option.tsx'
import { Aside } from './Aside.tsx'
import { CheckChips } from './CheckChips.tsx'
import type { OfferedCity } from './offer.ts'
import { PickOne } from './PickOne.tsx'
import styles from './Steps.module.css'
import type { StepProps } from './step.ts'

/** Step 2: where the lessons may be, of the places that are offered (spec: public 3, locations; decisions ORD-23). */
export function PlaceStep(props: StepProps) {
  const { offer, values, errors, t, words, edition, language } = props
  const error = errors.location_at_online
  const districts = offer.client.reduce((count, city) => count + city.districts.length, 0)
  return (
    <fieldset className="col snug" data-invalid={error ? true : undefined} aria-describedby={error ? 'place-error' : undefined}>
      <legend className="l">
        <b>{t.place.title}</b>
      </legend>
      <p className="s soft">{t.place.hint}</p>
      {error && <FieldError id="place-error">{error}</FieldError>}
      {offer.online && (
        <Checkbox tile name="location_at_online" value="1" defaultChecked={values.location_at_online === '1'} autoFocus={error !== undefined}>
          <b>{words.online}</b>
        </Checkbox>
      )}
      {offer.client.length > 0 && (
        <div className={styles.choice}>
          <Checkbox tile name="location_at_client" value="1" defaultChecked={values.location_at_client === '1'} autoFocus={error !== undefined}>
            <b>{words.at_client}</b>
            {offer.tutor && (
              <Aside>{districts > 0 ? plural(t.place.travels, districts, edition, language) : offer.client.map(({ name }) => name).join(', ')}</Aside>
            )}
          </Checkbox>
          <div className={`${styles.more} col`}>
            <City {...props} name="client" cities={offer.client} />
            <Field name="address" label={t.place.address} hint={t.place.address_hint} optional={words.optional} error={errors.address}>
              {(control) => (
                <Input {...control} defaultValue={values.address} autoComplete="street-address" placeholder={t.place.address_placeholder} />
              )}
            </Field>
          </div>
        </div>
      )}
      {offer.tutors.length > 0 && (
        <div className={styles.choice}>
          <Checkbox tile name="location_at_tutor" value="1" defaultChecked={values.location_at_tutor === '1'} autoFocus={error !== undefined}>
            <b>{words.at_tutor}</b>
            {offer.tutor && <Aside>{offer.tutors.map(inWords).join('; ')}</Aside>}
          </Checkbox>
          <div className={`${styles.more} col`}>
            <City {...props} name="tutor" cities={offer.tutors} />
          </div>
        </div>
      )}
    </fieldset>
  )
}

const inWords = ({ name, districts }: OfferedCity) => [name, ...districts.map((district) => district.name)].join(', ')

/** A city of those offered, its districts and, where a chosen one has them, microdistricts. */
function City({ name, cities, values, errors, t, words }: StepProps & { name: 'client' | 'tutor'; cities: readonly OfferedCity[] }) {
  const field = `${name}_city` as const
  const [only] = cities
  const value = values[field] ?? (cities.length === 1 ? String(only?.id) : undefined)
  const city = cities.find(({ id }) => String(id) === value)
  const chosen = idsOf(values[`${name}_districts`])
  const label = t.place[field]
  return (
    <>
      {cities.length === 1 && only ? (
        <>
          <input type="hidden" name={field} value={only.id} />
          {errors[field] && <FieldError>{errors[field]}</FieldError>}
        </>
      ) : (
        <Field name={field} label={label} error={errors[field]}>
          {(control) => (
            <PickOne
              control={control}
              label={label}
              options={cities.map(({ id, name }) => ({ value: id, label: name }))}
              value={value}
              empty={t.place.choose_city}
              nothing={words.nothing}
              clear={words.clear}
            />
          )}
        </Field>
      )}
      {city && city.districts.length > 0 && (
        <CheckChips
          name={`${name}_districts`}
          legend={cities.length === 1 ? `${city.name} · ${t.place[`${name}_districts`]}` : t.place[`${name}_districts`]}
          options={city.districts.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={chosen}
        />
      )}
      {city?.districts
        .filter(({ id, subdistricts }) => chosen.includes(id) && subdistricts.length > 0)
        .map((district) => (
          <CheckChips
            key={district.id}
            name={`${name}_subdistricts`}
            legend={fill(t.place.subdistricts, { district: district.name })}
            options={district.subdistricts.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={idsOf(values[`${name}_subdistricts`])}
          />
        ))}
    </>
  )
}
