import { ArrayInput, BooleanInput, SimpleFormIterator, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { TutorForStaff } from '../../schemas/index.ts'
import { tutorLimits } from '../../schemas/tutor-options.ts'
import { PlaceLine } from '../orders/PlaceLine.tsx'
import { Column } from '../ui/boxes.ts'
import { AddRow, RemoveRow } from '../ui/form/RowButtons.tsx'
import { length } from '../ui/form/rules.ts'
import { PartForm } from './PartForm.tsx'
import { PlaceTreeInput } from './PlaceTreeInput.tsx'

interface HomeRow {
  city: number | null
  district: number | null
  subdistrict: number | null
  address: string | null
}
interface Places {
  work_home: boolean
  homes: HomeRow[]
  work_travel: boolean
  travel: Record<string, Record<string, number[]>>
  work_online: boolean
}

const rules = length(tutorLimits.address)
const newHome: HomeRow = { city: null, district: null, subdistrict: null, address: '' }

function placesOf({ locations: { home, travel, online } }: TutorForStaff): Places {
  const homes = home.locations.map(({ city_id, district_id, subdistrict_id, address }) => ({
    ...{ city: city_id, district: district_id, subdistrict: subdistrict_id, address },
  }))
  return {
    work_home: home.work_home,
    homes: homes.length > 0 ? homes : [newHome],
    work_travel: travel.work_travel,
    travel: travel.locations,
    work_online: online.work_online,
  }
}

/** What is switched off is sent empty; a home without a city says nothing. */
const placeFields = ({ work_home, homes, work_travel, travel, work_online }: Places) => ({
  locations: {
    home: {
      work_home,
      locations: homes.flatMap(({ city, district, subdistrict, address }) =>
        work_home && city !== null
          ? [{ city_id: city, district_id: district || null, subdistrict_id: subdistrict || null, address: address ?? '' }]
          : [],
      ),
    },
    travel: { work_travel, locations: work_travel ? travel : {} },
    online: { work_online },
  },
})

const sources: Readonly<Record<string, string>> = { 'locations.home': 'homes.0.city', 'locations.travel': 'travel', locations: 'work_online' }

/** Where the tutor teaches: on line, at their place, at the pupil's (spec: decisions TUT-5, TUT-6). */
export const PlacesTab = () => (
  <PartForm title="tutors.tabs.places" valuesOf={placesOf} fieldsOf={placeFields} sourceOf={(field) => sources[field] ?? field}>
    <PlaceInputs />
  </PartForm>
)

function PlaceInputs() {
  const translate = useTranslate()
  const [atHome, atPupils] = useWatch({ name: ['work_home', 'work_travel'] })
  return (
    <Column>
      <BooleanInput source="work_online" label="enums.place_order.online" />
      <BooleanInput source="work_travel" label="tutors.places.travel" />
      {atPupils && <PlaceTreeInput source="travel" />}
      <BooleanInput source="work_home" label="tutors.places.home" />
      {atHome && (
        <ArrayInput source="homes" label={false}>
          <SimpleFormIterator
            disableReordering
            addButton={<AddRow label={translate('tutors.places.add')} row={newHome} />}
            removeButton={<RemoveRow label={(number) => translate('orders.remove_place', { number })} />}
          >
            <Home />
          </SimpleFormIterator>
        </ArrayInput>
      )}
    </Column>
  )
}

const Home = () => (
  <Column style={{ paddingBlock: '.5rem' }}>
    <PlaceLine />
    <TextInput source="address" label="tutors.places.address" validate={rules} />
  </Column>
)
