-- The first text of the printed consent form; the form itself adds the boxes and the places for signatures.
insert into public.child_consent_texts (version, text_hu, text_en) values (
  '1',
  'A klub a honlapján bemutatja a csapatait, és eredményeket, statisztikákat, híreket és képeket közöl. Kiskorú játékosról (annak az évnek a végéig, amelyben betölti a 18. életévét) csak azt mutatja meg, amihez ezen a lapon hozzájárulást kapott. Hozzájárulás nélkül a játékos mezszámmal és monogrammal szerepel, kép és saját oldal nélkül.

A négy ponthoz külön-külön lehet hozzájárulni. A pontos születési dátumot a klub nem tárolja és nem közli. A saját oldal csak a teljes névvel együtt jelenhet meg; a 16 évnél fiatalabbakét a keresők nem listázzák.

A hozzájárulás önkéntes: aki nem adja meg, azt nem éri hátrány, ugyanúgy edzhet és játszhat. Az adatkezelés jogalapja ez a hozzájárulás (az általános adatvédelmi rendelet, a GDPR 6. cikkének (1) bekezdés a) pontja).

A hozzájárulás bármikor, indoklás nélkül visszavonható, e-mailben vagy telefonon is, a klub gyermekvédelmi felelősénél (GDPR 7. cikk (3) bekezdés). Visszavonás után a név, a kép és a saját oldal lekerül a honlapról. A visszavonás nem érinti a korábbi közlés jogszerűségét. Amit addig mások lementettek vagy megosztottak, és ami a böngészőkben megmaradt, azt a klub nem tudja visszahívni.

Kérhető, hogy a klub tájékoztatást adjon a tárolt adatokról, kiadja, helyesbítse vagy törölje őket, illetve korlátozza a kezelésüket (GDPR 12–18. cikk); a klub egy hónapon belül válaszol. Panasszal a Nemzeti Adatvédelmi és Információszabadság Hatósághoz (naih.hu) vagy bírósághoz lehet fordulni. Az adatkezelő a klub; a gyermekvédelmi felelős elérhetősége a honlap Gyermekvédelem oldalán áll.',
  'The club presents its teams on its website and publishes results, statistics, news and pictures. Of a player who is a minor (until the end of the year of turning 18) it shows only what it has been given consent for on this sheet. Without consent a player appears by shirt number and initials, without a picture or a page of their own.

Consent can be given to each of the four points separately. The club neither stores nor publishes the exact date of birth. A page of their own is possible only together with the full name; search engines do not list the pages of those under 16.

Consent is voluntary: whoever does not give it suffers no disadvantage and may train and play as before. The legal basis of the processing is this consent (Article 6(1)(a) of the General Data Protection Regulation, GDPR).

Consent can be withdrawn at any time and without giving reasons, by e-mail or phone too, with the club’s child protection officer (GDPR, Article 7(3)). After a withdrawal the name, the pictures and the page are taken off the website. A withdrawal does not affect the lawfulness of what was published before. What others have saved or shared by then, and what has stayed in browsers, the club cannot recall.

The club may be asked for information about the data it stores, and to hand over, correct or erase them, or to restrict their processing (GDPR, Articles 12–18); it answers within a month. Complaints may be lodged with the Hungarian National Authority for Data Protection and Freedom of Information (naih.hu) or brought before a court. The controller is the club; how to reach the child protection officer is on the website’s page Safeguarding.'
);
