import { tutorLimits } from '../../../schemas/tutor-options.ts'
import { useTexts } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import styles from '../Profile.module.css'
import type { District, Named } from './use-places.ts'

export interface Home {
  city_id: number | null
  district_id: number | null
  subdistrict_id: number | null
  address: string
}

export const nowhere: Home = { city_id: null, district_id: null, subdistrict_id: null, address: '' }
const [, longest] = tutorLimits.address

interface Props {
  /** Its place among the tutor's homes. */
  at: number
  home: Home
  cities: readonly Named[]
  /** Of its city. */
  districts: readonly District[]
  /** What is wrong with the city. */
  cityError: string | undefined
  onChange: (by: Partial<Home>) => void
  /** Missing: it is the only one. */
  onRemove?: () => void
}

/** One of the places where the tutor receives: its city with the parts of it, and its address. */
export function HomeFields({ at, home, cities, districts, cityError, onChange, onRemove }: Props) {
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  const parts = districts.find(({ id }) => id === home.district_id)?.subdistricts ?? []
  return (
    <div className="col snug">
      <div className={styles.form}>
        <PlaceField
          id={`home-city-${at}`}
          label={t.city}
          options={cities}
          value={home.city_id}
          error={cityError}
          onChoose={(city_id) => onChange({ ...nowhere, city_id, address: home.address })}
        />
        {districts.length > 0 && (
          <PlaceField
            id={`home-district-${at}`}
            label={t.district}
            options={districts}
            value={home.district_id}
            onChoose={(district_id) => onChange({ district_id, subdistrict_id: null })}
          />
        )}
        {parts.length > 0 && (
          <PlaceField
            id={`home-part-${at}`}
            label={t.subdistrict}
            options={parts}
            value={home.subdistrict_id}
            onChoose={(subdistrict_id) => onChange({ subdistrict_id })}
          />
        )}
      </div>
      <Field name={`address.${at}`} label={t.address} optional={common.optional} hint={t.address_hint}>
        {(control) => (
          <Input
            {...control}
            maxLength={longest}
            autoComplete="street-address"
            value={home.address}
            onInput={({ currentTarget }) => onChange({ address: currentTarget.value })}
          />
        )}
      </Field>
      {onRemove && (
        <div>
          <Button look="bare" small onClick={onRemove}>
            {t.remove_place}
          </Button>
        </div>
      )}
    </div>
  )
}

interface PlaceProps {
  id: string
  label: string
  options: readonly Named[]
  value: number | null
  error?: string | undefined
  onChoose: (id: number | null) => void
}

function PlaceField({ id, label, options, value, error, onChoose }: PlaceProps) {
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  return (
    <Field name={id} label={label} error={error}>
      {({ name: _, ...field }) => (
        <Combobox
          {...field}
          label={label}
          options={options.map((option) => ({ value: option.id, label: option.name }))}
          value={value}
          placeholder={common.choose}
          nothing={t.nothing}
          taking={{ all: t.not_chosen, clear: t.clear }}
          onChoose={(option) => onChoose(option ? Number(option.value) : null)}
        />
      )}
    </Field>
  )
}
