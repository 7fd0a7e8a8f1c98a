import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useInput, useTranslate } from 'react-admin'
import {
  cityTick,
  districtTick,
  type PlaceMap,
  subdistrictTick,
  type Tick,
  tickCity,
  tickDistrict,
  tickSubdistrict,
} from '../../schemas/place-map.ts'
import type { RuleOption } from '../orders/order-rules.ts'
import { Column, Soft } from '../ui/boxes.ts'
import { useTutorRules } from './tutor-rules.ts'

const Tree = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { margin: 0, padding: '0 0 0 1.5rem', listStyle: 'none' },
  '& .MuiFormControlLabel-root': { marginRight: 0 },
})
const Problem = styled('p')({ margin: 0, color: 'var(--bad)' })

const idsOf = (options: readonly RuleOption[]) => options.map(({ id }) => Number(id))

/** Cities, their districts and microdistricts to be ticked; a place that is ticked whole stands for all in it (spec: decisions ORD-23). */
export function PlaceTreeInput({ source }: { source: string }) {
  const { field, fieldState } = useInput({ source })
  const options = useTutorRules()
  const translate = useTranslate()
  const map = (field.value ?? {}) as PlaceMap
  const within = (name: string, parent: number) => options(name).filter((option) => option.parent === parent)
  const cities = options('city_id')
  const chosen = cities.filter(({ id }) => id in map)
  return (
    <Column>
      <Tree>
        {chosen.map((city) => {
          const city_id = Number(city.id)
          const districts = within('district_id', city_id)
          const count = Object.keys(map[city_id] ?? {}).length
          return (
            <li key={city.id}>
              <Place tick={cityTick(map, city_id)} name={city.name} onTick={() => field.onChange(tickCity(map, city_id))}>
                {count > 0 ? translate('tutors.places.some', { count, total: districts.length }) : translate('orders.whole_city')}
              </Place>
              <ul>
                {districts.map((district) => (
                  <li key={district.id}>
                    <Place
                      tick={districtTick(map, city_id, Number(district.id))}
                      name={district.name}
                      onTick={() => field.onChange(tickDistrict(map, city_id, Number(district.id), idsOf(districts)))}
                    />
                    {map[city_id]?.[district.id] && (
                      <ul>
                        {within('subdistrict_id', Number(district.id)).map((part, _, all) => (
                          <li key={part.id}>
                            <Place
                              tick={subdistrictTick(map, city_id, Number(district.id), Number(part.id))}
                              name={part.name}
                              onTick={() =>
                                field.onChange(
                                  tickSubdistrict(
                                    map,
                                    { city: city_id, district: Number(district.id), id: Number(part.id) },
                                    { districts: idsOf(districts), all: idsOf(all) },
                                  ),
                                )
                              }
                            />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </Tree>
      <Autocomplete
        options={cities.filter(({ id }) => !(id in map))}
        getOptionLabel={({ name }) => name}
        value={null}
        blurOnSelect
        clearOnBlur
        onChange={(_, city) => city && field.onChange({ ...map, [city.id]: {} })}
        renderInput={(params) => <TextField {...params} label={translate('tutors.places.add_city')} inputRef={field.ref} />}
      />
      {fieldState.error?.message && <Problem role="alert">{fieldState.error.message}</Problem>}
    </Column>
  )
}

const Place = ({ tick, name, onTick, children }: { tick: Tick; name: string; onTick: () => void; children?: string }) => (
  <FormControlLabel
    control={<Checkbox checked={tick === 'all'} indeterminate={tick === 'some'} onChange={onTick} />}
    label={
      <>
        {name} {children && <Soft>{children}</Soft>}
      </>
    }
  />
)
