-- The first consent text; the words in brackets link to the privacy notice.
insert into public.consent_texts (version, text_hu, text_en) values (
  '1',
  'Elfogadom az [adatkezelési tájékoztatót], és hozzájárulok, hogy a klub a megadott adatokat a jelentkezésem elbírálásához és a kapcsolatfelvételhez kezelje. 16 év alatti jelentkező nevében a szülő vagy a törvényes képviselő járul hozzá.',
  'I accept the [privacy notice] and consent to the club processing the data given here in order to consider my registration and to contact me. For an applicant under 16 it is the parent or legal guardian who consents.'
);
