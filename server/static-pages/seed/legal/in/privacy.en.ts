import type { PageText } from '../../page.ts'

export const privacy: PageText = {
  name: 'Privacy policy',
  h1: 'Privacy policy',
  title: 'Privacy policy: {brand} India',
  metad: 'Which personal data {brand} processes in India, for what purpose, how you consent and withdraw, and how to complain under the DPDP Act.',
  text: `
<p>Effective from {updated}. This is the notice of {company}, {company_details}, {company_address} (“we”), the Data Fiduciary for {site}, under section 5 of the Digital Personal Data Protection Act, 2023 (“the DPDP Act”) and the rules made under it. It also serves as the privacy policy under the Information Technology Act, 2000. On request we give it to you in any language of the Eighth Schedule to the Constitution.</p>

<h2>1. Data and purposes</h2>
<table>
<thead><tr><th scope="col">Data</th><th scope="col">Purpose</th></tr></thead>
<tbody>
<tr><td>Student or parent: name, phone, email, place of lessons, subject, level, age group, wishes, messages</td><td>to find a tutor, transmit the request, inform you of each step</td></tr>
<tr><td>Tutor: name, sex, date of birth, contact details, photo, texts, education, certificates, schedule</td><td>to check and publish the profile, transmit requests</td></tr>
<tr><td>Payments: commissions, top-ups, invoices</td><td>to charge the commission and keep accounts</td></tr>
<tr><td>Reviews: name, mark, text</td><td>to inform other students</td></tr>
<tr><td>Browser data: IP address, pages viewed, source of the visit, cookies</td><td>to keep the site secure and remember your choices</td></tr>
</tbody>
</table>
<p>We collect no more than these purposes need. Card details are entered on the payment provider’s page. We don’t ask for Aadhaar numbers, health data, religion or caste; leave them out of your wishes.</p>

<h2>2. Your consent</h2>
<p>We process your data on your consent, given by ticking the box in the form, or for a purpose for which you gave us the data of your own accord (section 7(a) of the DPDP Act), and where the law obliges us. You can withdraw consent as easily as you gave it: in the settings of your account, by the link in any mailing or by email. We then stop and erase, unless a law requires us to keep the data. Withdrawal doesn’t undo earlier processing; without a name and phone a request can’t continue.</p>

<h2>3. Who receives data</h2>
<ul>
<li>Tutors offered a request see subject, level, locality and wishes. Only the appointed tutor sees phone, email and address.</li>
<li>The student sees the tutor’s phone after the appointment. Profiles and reviews are public.</li>
<li>Data Processors under contract: hosting, email and SMS, telephony, payments.</li>
<li>Government agencies authorised by law.</li>
</ul>
<p>We don’t sell data. It may be processed outside India, except in countries the Central Government has restricted under section 16 of the DPDP Act.</p>

<h2>4. Children</h2>
<p>A child is anyone below 18. Only a parent or lawful guardian may send a request for a child, and we may ask the parent to confirm identity and age before we process the child’s data. A first name and an age group are enough. We don’t track children, monitor their behaviour or direct advertising at them.</p>

<h2>5. How long we keep data</h2>
<ul>
<li>Student profile: until you delete it; contact details are made anonymous 30 days later.</li>
<li>Tutor profile: until deleted; name, contact details, texts, photo and documents are erased 14 days after the request.</li>
<li>Requests, reviews and payments without contact details: for the periods of tax and company law.</li>
<li>Logs that the rules under the DPDP Act require: one year.</li>
<li>Sign-in codes 10 minutes, sign-in links 7 days, sessions 30 days after the last visit, viewed tutors 90 days.</li>
</ul>

<h2>6. Your rights as a Data Principal</h2>
<ul>
<li>a summary of your data, what we do with it and with whom it was shared (section 11);</li>
<li>correction, completion, updating and erasure (section 12);</li>
<li>redressal of grievances (section 13);</li>
<li>nomination of a person to act for you after death or in incapacity (section 14).</li>
</ul>
<p>Change or delete your profile in your account; tutors can also download their data there. Send other requests from your registered email to <a href="mailto:{support_email}">{support_email}</a> with the subject “Personal data”. Please give true information and don’t file false complaints, as section 15 asks of you.</p>

<h2>7. Security</h2>
<p>Connections are encrypted, passwords and codes are stored so that they can’t be restored, certificates are closed to outsiders, staff access is limited and each change by staff is logged. We inform you and the Data Protection Board of India of a personal data breach without delay, with details to the Board within 72 hours.</p>

<h2>8. Grievances</h2>
<p>Contact the Grievance Officer of {company} at <a href="mailto:{support_email}">{support_email}</a> or {support_phone}. We acknowledge within 24 hours and answer within one month. If you are not satisfied, you may complain to the Data Protection Board of India.</p>

<h2>9. Cookies</h2>
<p>The <a href="{root}/p/cookies/">Cookies</a> page lists each of them with its purpose and duration.</p>

<h2>10. Changes</h2>
<p>A new version appears here with a new date. If a purpose changes, we ask for your consent again.</p>
`,
}
