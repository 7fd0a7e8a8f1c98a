export default {
  class_regularity: { 0: 'Do ustalenia', 1: 'Raz w tygodniu', 2: 'Dwa razy w tygodniu', 3: 'Trzy razy w tygodniu lub częściej', 4: 'Jedna lekcja' },
  class_duration: { 0: 'Do ustalenia', 1: '45\u00a0min', 2: '60\u00a0min', 3: '90\u00a0min', 4: '120\u00a0min' },
  client_age: {
    0: 'Nie podano',
    1: 'Przedszkole',
    2: 'Klasy 1–3',
    3: 'Klasy 4–8',
    4: 'Liceum lub technikum',
    5: 'Studia',
    6: 'Osoba dorosła',
  },
  tutor_sex: { 0: 'Bez znaczenia', 1: 'Mężczyzna', 2: 'Kobieta' },
  any_time: 'Dowolna pora',
  practice: { 1: 'Poniżej roku', 2: '1–3 lata', 3: '3–5 lat', 4: '5–10 lat', 5: 'Ponad 10 lat' },
  place: { online: 'Online', tutor: 'U korepetytora', client: 'U ciebie w domu' },
  place_order: { online: 'Online', tutor: 'U korepetytora', client: 'U ucznia' },
}
