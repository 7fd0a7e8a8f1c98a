export default {
  label: 'Pasek administratora',
  panel: 'Panel',
  open_tutor: 'Korepetytor w panelu',
  open_order: 'Zapytanie w panelu',
  acting_as: 'Działasz jako {name}',
}
