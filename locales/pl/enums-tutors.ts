export default {
  tutor_status: {
    1: 'Szkic',
    2: 'W trakcie sprawdzania',
    3: 'Opublikowany',
    4: 'Nieaktywny',
    5: 'Zablokowany',
    6: 'Nauczyciel szkoły',
    7: 'Wymaga poprawek',
    8: 'Usunięty',
    9: 'Zanonimizowany',
  },
  sex: { 1: 'Mężczyzna', 2: 'Kobieta' },
  age: { 1: '18–22 lata', 2: '23–27 lat', 3: '28–35 lat', 4: '36–45 lat', 5: '46–55 lat', 6: 'Ponad 55 lat' },
  online_app: { skype: 'Skype', zoom: 'Zoom', meet: 'Google Meet', viber: 'Viber', telegram: 'Telegram', whatsapp: 'WhatsApp' },
  prof: { 1: 'Prywatne korepetycje', 2: 'Praca w szkole lub na uczelni' },
  verification: {
    email_confirmed: 'E-mail potwierdzony',
    phone_confirmed: 'Telefon potwierdzony',
    documents_checked: 'Tożsamość sprawdzona',
    education_checked: 'Wykształcenie sprawdzone',
    interview_passed: 'Po rozmowie z nami',
  },
}
