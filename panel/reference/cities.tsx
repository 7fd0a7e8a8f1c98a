import { maxValue, minValue, NumberInput, required } from 'react-admin'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { Column } from '../ui/list/Column.tsx'
import { Beside } from './boxes.ts'
import { sortColumn, tutorsColumn } from './fields.tsx'
import { NamesInput } from './NamesInput.tsx'
import { ReferenceCreate, ReferenceEdit } from './ReferenceForm.tsx'
import { ReferenceList } from './ReferenceList.tsx'
import { RegionInput, useRegions } from './RegionInput.tsx'
import type { City } from './records.ts'
import { sortRules } from './rules.ts'

const toggles = ['active', 'popular', 'in_footer'] as const

export function CityList() {
  const regions = useRegions()
  return (
    <ReferenceList<City>
      filters={[<ChoiceInput key="region_id" source="region_id" choices={regions} alwaysOn />]}
      columns={[
        <Column<City>
          key="region"
          source="region_id"
          label="fields.region_id"
          render={({ region_id }) => regions.find(({ id }) => id === region_id)?.name}
        />,
        tutorsColumn('city_id'),
        sortColumn,
      ]}
      toggles={toggles}
    />
  )
}

const latitude = [required(), minValue(-90), maxValue(90)]
const longitude = [required(), minValue(-180), maxValue(180)]

const names = <NamesInput source="mname" helperText="reference.mname_why" />
const inputs = (
  <>
    <Beside>
      <NumberInput source="latitude" validate={latitude} step="any" />
      <NumberInput source="longitude" validate={longitude} step="any" />
      <NumberInput source="sort" validate={sortRules} defaultValue={0} />
    </Beside>
  </>
)
const region = <RegionInput validate={required()} />

export const CityCreate = () => (
  <ReferenceCreate title="reference.new.city" parent={region} names={names} toggles={toggles}>
    {inputs}
  </ReferenceCreate>
)

export const CityEdit = () => (
  <ReferenceEdit
    kind="city"
    parent={region}
    names={names}
    toggles={toggles}
    related={[
      { list: 'districts', area: 'reference', by: 'city_id' },
      { list: 'subdistricts', area: 'reference', by: 'city_id' },
      { list: 'tutors', area: 'tutors', by: 'city_id' },
      { list: 'orders', area: 'orders', by: 'city_id' },
    ]}
  >
    {inputs}
  </ReferenceEdit>
)
