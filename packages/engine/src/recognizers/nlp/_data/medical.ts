/**
 * Medical words in ten languages, notation of `_lib/phrases.ts`. Diseases after the chapters of ICD-10, drugs as
 * international nonproprietary names (WHO) and common brands, procedures, events, anatomy and measures of daily
 * clinical notes.
 */
type Lists = Readonly<Record<string, string>>

export const DISEASE_WORDS: Lists = {
  en: "diabetes|diabetes mellitus|type 1 diabetes|type 2 diabetes|gestational diabetes|hypertension|high blood pressure|hypotension|asthma|COPD|chronic obstructive pulmonary disease|pneumonia|bronchitis|tuberculosis|influenza|COVID-19|HIV|AIDS|hepatitis|hepatitis A|hepatitis B|hepatitis C|cirrhosis|cancer|breast cancer|lung cancer|prostate cancer|colon cancer|pancreatic cancer|skin cancer|melanoma|leukemia|leukaemia|lymphoma|sarcoma|carcinoma|adenocarcinoma|metastases|brain tumour|brain tumor|stroke|heart attack|myocardial infarction|heart failure|congestive heart failure|coronary artery disease|atrial fibrillation|arrhythmia|angina|angina pectoris|deep vein thrombosis|pulmonary embolism|aneurysm|anemia|anaemia|hemophilia|haemophilia|sickle cell disease|epilepsy|seizure disorder|migraine|multiple sclerosis|Parkinson's disease|Alzheimer's disease|dementia|ALS|amyotrophic lateral sclerosis|Huntington's disease|meningitis|encephalitis|depression|major depressive disorder|bipolar disorder|schizophrenia|anxiety disorder|generalized anxiety disorder|panic disorder|PTSD|post-traumatic stress disorder|obsessive-compulsive disorder|ADHD|autism|anorexia nervosa|bulimia|eating disorder|personality disorder|psychosis|alcoholism|alcohol dependence|drug addiction|opioid use disorder|obesity|hypothyroidism|hyperthyroidism|Graves' disease|Hashimoto's thyroiditis|Cushing's syndrome|Addison's disease|gout|osteoporosis|osteoarthritis|arthritis|rheumatoid arthritis|psoriasis|psoriatic arthritis|lupus|systemic lupus erythematosus|fibromyalgia|scoliosis|herniated disc|Crohn's disease|ulcerative colitis|irritable bowel syndrome|celiac disease|coeliac disease|gastritis|peptic ulcer|GERD|gastroesophageal reflux disease|pancreatitis|appendicitis|gallstones|kidney stones|kidney failure|renal failure|chronic kidney disease|urinary tract infection|endometriosis|polycystic ovary syndrome|preeclampsia|miscarriage|infertility|erectile dysfunction|syphilis|gonorrhea|gonorrhoea|chlamydia|herpes|genital herpes|HPV|eczema|dermatitis|acne|glaucoma|cataract|macular degeneration|tinnitus|sleep apnea|sleep apnoea|insomnia|narcolepsy|sepsis|Lyme disease|malaria|measles|chickenpox|shingles|mumps|rubella|cystic fibrosis|muscular dystrophy|spina bifida|hydrocephalus|chronic fatigue syndrome|hyperlipidemia|hypercholesterolemia|high cholesterol|sarcoidosis|emphysema|pulmonary fibrosis|cerebral hemorrhage|concussion|fracture",
  de: 'Diabetes|Diabetes mellitus|Typ-2-Diabetes|Typ-1-Diabetes|Bluthochdruck|arterielle Hypertonie|Hypertonie|Asthma|Asthma bronchiale|COPD|Lungenentzündung|Pneumonie|Bronchitis|Tuberkulose|Grippe|HIV-Infektion|HIV-positiv|Aids|Hepatitis|Hepatitis B|Hepatitis C|Leberzirrhose|Krebs|Brustkrebs|Mammakarzinom|Lungenkrebs|Bronchialkarzinom|Prostatakrebs|Prostatakarzinom|Darmkrebs|Kolonkarzinom|Hautkrebs|Melanom|Leukämie|Lymphom|Hirntumor|Schlaganfall|Herzinfarkt|Myokardinfarkt|Herzinsuffizienz|koronare Herzkrankheit|Vorhofflimmern|Herzrhythmusstörungen|Angina pectoris|Thrombose|Lungenembolie|Aneurysma|Anämie|Epilepsie|Migräne|Multiple Sklerose|Morbus Parkinson|Parkinson|Alzheimer|Demenz|Meningitis|Depression{|en}|depressive Episode|bipolare Störung|Schizophrenie|Angststörung|Panikstörung|Posttraumatische Belastungsstörung|PTBS|Zwangsstörung|ADHS|Autismus|Magersucht|Bulimie|Essstörung|Persönlichkeitsstörung|Psychose|Alkoholabhängigkeit|Alkoholismus|Drogensucht|Suchterkrankung|Burnout|Adipositas|Schilddrüsenunterfunktion|Hypothyreose|Hyperthyreose|Gicht|Osteoporose|Arthrose|Arthritis|rheumatoide Arthritis|Rheuma|Psoriasis|Schuppenflechte|Fibromyalgie|Skoliose|Bandscheibenvorfall|Morbus Crohn|Colitis ulcerosa|Reizdarmsyndrom|Zöliakie|Gastritis|Magengeschwür|Pankreatitis|Blinddarmentzündung|Gallensteine|Nierensteine|Niereninsuffizienz|Nierenversagen|Harnwegsinfekt|Endometriose|Fehlgeburt|Syphilis|Neurodermitis|Ekzem|Glaukom|Grauer Star|Tinnitus|Schlafapnoe|Schlafstörung{|en}|Sepsis|Borreliose|Malaria|Masern|Windpocken|Gürtelrose|Mukoviszidose|Gehirnerschütterung|Fraktur',
  fr: "diabète|diabète de type 2|hypertension|hypertension artérielle|asthme|BPCO|pneumonie|bronchite|tuberculose|grippe|VIH|séropositif|séropositive|sida|hépatite|hépatite B|hépatite C|cirrhose|cancer|cancer du sein|cancer du poumon|cancer de la prostate|cancer du côlon|mélanome|leucémie|lymphome|tumeur|AVC|accident vasculaire cérébral|infarctus|infarctus du myocarde|insuffisance cardiaque|fibrillation auriculaire|arythmie|angine de poitrine|thrombose|embolie pulmonaire|anémie|épilepsie|migraine|sclérose en plaques|maladie de Parkinson|maladie d'Alzheimer|démence|méningite|dépression|trouble bipolaire|schizophrénie|trouble anxieux|stress post-traumatique|TDAH|autisme|anorexie|boulimie|psychose|alcoolisme|toxicomanie|obésité|hypothyroïdie|hyperthyroïdie|goutte|ostéoporose|arthrose|polyarthrite rhumatoïde|psoriasis|lupus|fibromyalgie|hernie discale|maladie de Crohn|rectocolite hémorragique|maladie cœliaque|gastrite|ulcère|pancréatite|appendicite|insuffisance rénale|infection urinaire|endométriose|fausse couche|syphilis|eczéma|glaucome|cataracte|acouphènes|apnée du sommeil|insomnie|septicémie|maladie de Lyme|paludisme|rougeole|varicelle|zona|mucoviscidose|fracture",
  es: 'diabetes|diabetes tipo 2|diabetes mellitus|hipertensión|hipertensión arterial|asma|EPOC|neumonía|bronquitis|tuberculosis|gripe|VIH|seropositivo|sida|hepatitis|hepatitis B|hepatitis C|cirrosis|cáncer|cáncer de mama|cáncer de pulmón|cáncer de próstata|cáncer de colon|melanoma|leucemia|linfoma|carcinoma|adenocarcinoma|tumor|ictus|infarto|infarto de miocardio|insuficiencia cardíaca|insuficiencia cardiaca|fibrilación auricular|arritmia|angina de pecho|trombosis|embolia pulmonar|anemia|epilepsia|migraña|esclerosis múltiple|enfermedad de Parkinson|enfermedad de Alzheimer|demencia|meningitis|depresión|trastorno bipolar|esquizofrenia|trastorno de ansiedad|TDAH|autismo|anorexia|bulimia|psicosis|alcoholismo|drogadicción|obesidad|hipotiroidismo|hipertiroidismo|gota|osteoporosis|artrosis|artritis reumatoide|artritis|psoriasis|lupus|fibromialgia|hernia discal|enfermedad de Crohn|colitis ulcerosa|celiaquía|enfermedad celíaca|gastritis|úlcera|pancreatitis|apendicitis|insuficiencia renal|infección urinaria|endometriosis|aborto espontáneo|sífilis|eccema|glaucoma|cataratas|apnea del sueño|insomnio|sepsis|malaria|paludismo|sarampión|varicela|fibrosis quística|fractura|dislipemia|dislipidemia',
  it: "diabete|diabete mellito|diabete di tipo 2|ipertensione|ipertensione arteriosa|asma|BPCO|polmonite|bronchite|tubercolosi|influenza|HIV|sieropositivo|sieropositiva|epatite|epatite B|epatite C|cirrosi|cancro|tumore|tumore al seno|carcinoma|melanoma|leucemia|linfoma|ictus|infarto|infarto miocardico|scompenso cardiaco|insufficienza cardiaca|fibrillazione atriale|aritmia|angina pectoris|trombosi|embolia polmonare|anemia|epilessia|emicrania|sclerosi multipla|morbo di Parkinson|morbo di Alzheimer|demenza|meningite|depressione|disturbo bipolare|schizofrenia|disturbo d'ansia|autismo|anoressia|bulimia|psicosi|alcolismo|tossicodipendenza|obesità|ipotiroidismo|ipertiroidismo|gotta|osteoporosi|artrosi|artrite reumatoide|psoriasi|lupus|fibromialgia|ernia del disco|morbo di Crohn|colite ulcerosa|celiachia|gastrite|ulcera|pancreatite|appendicite|insufficienza renale|infezione urinaria|endometriosi|aborto spontaneo|sifilide|eczema|glaucoma|cataratta|apnea notturna|insonnia|sepsi|malaria|morbillo|varicella|fibrosi cistica|frattura",
  pt: 'diabetes|diabetes tipo 2|hipertensão|hipertensão arterial|pressão alta|asma|DPOC|pneumonia|bronquite|tuberculose|gripe|HIV|VIH|seropositivo|soropositivo|hepatite|hepatite B|hepatite C|cirrose|cancro|câncer|câncer de mama|cancro da mama|carcinoma|melanoma|leucemia|linfoma|tumor|AVC|acidente vascular cerebral|enfarte|infarto|insuficiência cardíaca|fibrilação atrial|fibrilhação auricular|arritmia|trombose|embolia pulmonar|anemia|epilepsia|enxaqueca|esclerose múltipla|doença de Parkinson|doença de Alzheimer|demência|meningite|depressão|transtorno bipolar|esquizofrenia|transtorno de ansiedade|autismo|anorexia|bulimia|psicose|alcoolismo|toxicodependência|obesidade|hipotiroidismo|hipotireoidismo|gota|osteoporose|artrose|artrite reumatoide|psoríase|lúpus|fibromialgia|hérnia discal|doença de Crohn|colite ulcerosa|doença celíaca|gastrite|úlcera|pancreatite|apendicite|insuficiência renal|infeção urinária|infecção urinária|endometriose|aborto espontâneo|sífilis|eczema|glaucoma|catarata|apneia do sono|insónia|insônia|sepse|malária|sarampo|varicela|fibrose cística|fratura|dislipidemia',
  nl: 'diabetes|suikerziekte|diabetes type 2|hoge bloeddruk|hypertensie|astma|COPD|longontsteking|bronchitis|tuberculose|griep|hiv|seropositief|hepatitis|hepatitis B|hepatitis C|levercirrose|kanker|borstkanker|longkanker|prostaatkanker|darmkanker|huidkanker|melanoom|leukemie|lymfoom|hersentumor|beroerte|hartinfarct|hartfalen|boezemfibrilleren|hartritmestoornis|trombose|longembolie|bloedarmoede|epilepsie|migraine|multiple sclerose|ziekte van Parkinson|Parkinson|ziekte van Alzheimer|Alzheimer|dementie|hersenvliesontsteking|depressie|bipolaire stoornis|schizofrenie|angststoornis|PTSS|autisme|anorexia|boulimia|eetstoornis|psychose|alcoholisme|drugsverslaving|burn-out|obesitas|jicht|osteoporose|artrose|reuma|reumatoïde artritis|psoriasis|fibromyalgie|hernia|ziekte van Crohn|colitis ulcerosa|coeliakie|gastritis|maagzweer|blindedarmontsteking|nierfalen|nierinsufficiëntie|blaasontsteking|endometriose|miskraam|syfilis|eczeem|glaucoom|staar|slaapapneu|slapeloosheid|sepsis|ziekte van Lyme|malaria|mazelen|waterpokken|gordelroos|taaislijmziekte|botbreuk',
  pl: 'cukrzyc{a|ę|y|ą}|cukrzyca typu 2|nadciśnienie|nadciśnienie tętnicze|astm{a|ę|y|ą}|POChP|zapalenie płuc|zapalenie oskrzeli|gruźlic{a|ę|y}|gryp{a|ę}|HIV|AIDS|zapalenie wątroby|marskość wątroby|rak{|a}|rak piersi|rak płuc{|a}|rak prostaty|nowotwór|czerniak|białaczk{a|ę}|chłoniak|udar{|u}|udar mózgu|zawał{|u}|zawał serca|niewydolność serca|migotanie przedsionków|arytmi{a|ę}|zakrzepic{a|ę}|zatorowość płucna|niedokrwistość|anemi{a|ę}|padaczk{a|ę|i}|migren{a|ę}|stwardnienie rozsiane|choroba Parkinsona|choroba Alzheimera|demencj{a|ę}|depresj{a|ę|i|ą}|choroba afektywna dwubiegunowa|schizofreni{a|ę|i}|zaburzenia lękowe|autyzm|anoreksj{a|ę}|bulimi{a|ę}|psychoz{a|ę}|alkoholizm|uzależnienie|otyłość|niedoczynność tarczycy|nadczynność tarczycy|dna moczanowa|osteoporoz{a|ę}|reumatoidalne zapalenie stawów|łuszczyc{a|ę}|toczeń|choroba Crohna|celiaki{a|ę}|wrzody żołądka|zapalenie trzustki|niewydolność nerek|kamica nerkowa|endometrioz{a|ę}|poronienie|kiła|jaskr{a|ę}|zaćm{a|ę}|bezsenność|sepsa|borelioz{a|ę}|malari{a|ę}|odr{a|ę}|mukowiscydoz{a|ę}|złamanie',
  ru: 'диабет{|а|ом}|сахарный диабет|сахарным диабетом|гипертони{я|ю|ей}|гипертоническая болезнь|астм{а|у|ой|ы}|бронхиальная астма|ХОБЛ|пневмони{я|ю|ей}|бронхит{|ом}|туберкулёз{|ом}|туберкулез{|ом}|грипп{|ом}|ВИЧ|ВИЧ-инфекция|СПИД|гепатит{|а|ом}|гепатит B|гепатит C|цирроз печени|рак{|ом}|рак молочной железы|рак лёгких|рак легких|опухол{ь|и|ью}|меланом{а|у}|лейкоз{|ом}|лимфом{а|у}|инсульт{|а|ом}|инфаркт{|а|ом}|инфаркт миокарда|сердечная недостаточность|мерцательная аритмия|аритми{я|ю|ей}|стенокарди{я|ю|ей}|тромбоз{|ом}|анеми{я|ю|ей}|эпилепси{я|ю|ей|и}|мигрен{ь|и|ью}|рассеянный склероз|рассеянным склерозом|болезнь Паркинсона|болезнь Альцгеймера|деменци{я|ю|ей}|менингит{|ом}|депресси{я|ю|ей|и}|биполярное расстройство|шизофрени{я|ю|ей|и}|аутизм{|ом}|анорекси{я|ю|ей}|психоз{|ом}|алкоголизм{|ом}|наркомани{я|ю|ей}|ожирение|гипотиреоз{|ом}|подагр{а|у|ой}|остеопороз{|ом}|артроз{|ом}|артрит{|ом}|ревматоидный артрит|псориаз{|ом}|волчанк{а|у|ой}|болезнь Крона|гастрит{|ом}|язв{а|у|ой} желудка|панкреатит{|ом}|аппендицит{|ом}|почечная недостаточность|мочекаменная болезнь|эндометриоз{|ом}|выкидыш|сифилис{|ом}|экзем{а|у|ой}|глауком{а|у|ой}|катаракт{а|у|ой}|бессонниц{а|у|ей}|сепсис|малярия|корь|ветрянк{а|у}|муковисцидоз|перелом',
  sv: 'diabetes|typ 2-diabetes|högt blodtryck|hypertoni|astma|KOL|lunginflammation|bronkit|tuberkulos|influensa|hiv|hepatit|hepatit B|hepatit C|levercirros|cancer|bröstcancer|lungcancer|prostatacancer|tjocktarmscancer|malignt melanom|leukemi|lymfom|hjärntumör|stroke|hjärtinfarkt|hjärtsvikt|förmaksflimmer|blodpropp|lungemboli|anemi|epilepsi|migrän|multipel skleros|Parkinsons sjukdom|Alzheimers sjukdom|demens|hjärnhinneinflammation|depression|bipolär sjukdom|schizofreni|ångestsyndrom|PTSD|adhd|autism|anorexi|bulimi|psykos|alkoholism|missbruk|utmattningssyndrom|fetma|hypotyreos|gikt|benskörhet|artros|reumatism|reumatoid artrit|psoriasis|fibromyalgi|diskbråck|Crohns sjukdom|ulcerös kolit|celiaki|gastrit|magsår|blindtarmsinflammation|njursvikt|urinvägsinfektion|endometrios|missfall|syfilis|eksem|glaukom|grå starr|tinnitus|sömnapné|sömnlöshet|sepsis|borrelia|malaria|mässling|vattkoppor|bältros|cystisk fibros|fraktur',
}

export const DRUG_WORDS: Lists = {
  inn: 'paracetamol|acetaminophen|ibuprofen|aspirin|acetylsalicylic acid|naproxen|diclofenac|celecoxib|tramadol|morphine|oxycodone|hydrocodone|fentanyl|codeine|methadone|buprenorphine|metformin|insulin|insulin glargine|insulin lispro|glimepiride|gliclazide|sitagliptin|empagliflozin|dapagliflozin|liraglutide|semaglutide|ramipril|lisinopril|enalapril|perindopril|candesartan|losartan|valsartan|telmisartan|amlodipine|nifedipine|bisoprolol|metoprolol|atenolol|propranolol|carvedilol|hydrochlorothiazide|furosemide|torasemide|spironolactone|atorvastatin|simvastatin|rosuvastatin|pravastatin|ezetimibe|warfarin|phenprocoumon|rivaroxaban|apixaban|dabigatran|clopidogrel|ticagrelor|heparin|enoxaparin|digoxin|amiodarone|omeprazole|pantoprazole|esomeprazole|lansoprazole|ranitidine|levothyroxine|prednisone|prednisolone|methylprednisolone|dexamethasone|hydrocortisone|budesonide|fluticasone|salbutamol|albuterol|salmeterol|formoterol|tiotropium|montelukast|amoxicillin|amoxicillin-clavulanate|penicillin|ampicillin|cefuroxime|ceftriaxone|cephalexin|ciprofloxacin|levofloxacin|azithromycin|clarithromycin|erythromycin|doxycycline|clindamycin|metronidazole|vancomycin|trimethoprim|sulfamethoxazole|nitrofurantoin|fluconazole|aciclovir|acyclovir|oseltamivir|tenofovir|emtricitabine|efavirenz|dolutegravir|sertraline|fluoxetine|citalopram|escitalopram|paroxetine|venlafaxine|duloxetine|mirtazapine|bupropion|amitriptyline|trazodone|lithium carbonate|valproate|valproic acid|lamotrigine|carbamazepine|levetiracetam|phenytoin|gabapentin|pregabalin|topiramate|diazepam|lorazepam|alprazolam|clonazepam|zolpidem|zopiclone|quetiapine|olanzapine|risperidone|aripiprazole|haloperidol|clozapine|methylphenidate|lisdexamfetamine|levodopa|donepezil|memantine|sumatriptan|methotrexate|hydroxychloroquine|sulfasalazine|azathioprine|ciclosporin|tacrolimus|adalimumab|etanercept|infliximab|rituximab|tocilizumab|tamoxifen|letrozole|anastrozole|trastuzumab|cisplatin|carboplatin|paclitaxel|docetaxel|doxorubicin|cyclophosphamide|bevacizumab|pembrolizumab|nivolumab|imatinib|allopurinol|colchicine|alendronate|tamsulosin|finasteride|sildenafil|tadalafil|oxybutynin|loperamide|ondansetron|metoclopramide|domperidone|cetirizine|loratadine|diphenhydramine|epinephrine|adrenaline|naloxone|levonorgestrel|ethinylestradiol|estradiol|medroxyprogesterone|testosterone|misoprostol|mifepristone|folic acid|ferrous sulfate|cholecalciferol',
  brands:
    'Tylenol|Advil|Aleve|Panadol|Nurofen|Voltaren|Lipitor|Crestor|Zocor|Plavix|Eliquis|Xarelto|Coumadin|Marcumar|Lantus|Humalog|NovoRapid|Ozempic|Wegovy|Glucophage|Januvia|Synthroid|Euthyrox|Nexium|Prilosec|Prozac|Zoloft|Lexapro|Cymbalta|Effexor|Xanax|Valium|Ativan|Ambien|Seroquel|Zyprexa|Abilify|Risperdal|Ritalin|Adderall|Concerta|Vyvanse|Neurontin|Lyrica|Keppra|Depakote|Lamictal|OxyContin|Percocet|Vicodin|Humira|Enbrel|Remicade|Viagra|Cialis|Ventolin|Symbicort|Advair|Singulair|Zyrtec|Claritin|Augmentin|Truvada|Biktarvy|Herceptin|Keytruda|EpiPen|Botox',
  de: 'Metoprololsuccinat|Acetylsalicylsäure|ASS 100|Levothyroxin|Pantoprazol|Omeprazol|Atorvastatin|Simvastatin|Amlodipin|Torasemid|Furosemid|Hydrochlorothiazid|Novaminsulfon|Metamizol|Tilidin|Prednisolon|Amoxicillin|Citalopram|Mirtazapin|Quetiapin|Risperidon|Olanzapin|Diazepam|Lorazepam|Insulin|Morphin|Cortison|Penicillin|Ibuprofen|Diclofenac|Doxycyclin|Methotrexat',
  fr: 'paracétamol|ibuprofène|aspirine|amoxicilline|metformine|insuline|oméprazole|lévothyroxine|morphine|prednisone|prednisolone|Doliprane|Dafalgan|Levothyrox|Kardegic|Spasfon|Efferalgan|Augmentin|Xanax|Lexomil|Seresta|Tahor|Plavix|atorvastatine|amlodipine|bisoprolol|furosémide|warfarine|cortisone|pénicilline|tramadol',
  es: 'paracetamol|ibuprofeno|aspirina|ácido acetilsalicílico|amoxicilina|metformina|insulina|omeprazol|levotiroxina|morfina|prednisona|metamizol|Nolotil|enalapril|amlodipino|bisoprolol|furosemida|atorvastatina|simvastatina|acenocumarol|Sintrom|heparina|lorazepam|diazepam|alprazolam|tramadol|cortisona|penicilina|dexametasona|ciprofloxacino',
  it: 'paracetamolo|tachipirina|ibuprofene|aspirina|amoxicillina|metformina|insulina|omeprazolo|pantoprazolo|levotiroxina|Eutirox|morfina|prednisone|cortisone|furosemide|bisoprololo|amlodipina|atorvastatina|cardioaspirina|penicillina|lorazepam|diazepam|tramadolo',
  pt: 'paracetamol|dipirona|ibuprofeno|aspirina|amoxicilina|metformina|insulina|omeprazol|levotiroxina|morfina|prednisona|furosemida|losartana|enalapril|atorvastatina|sinvastatina|cortisona|penicilina|clonazepam|Rivotril|tramadol|sertralina|fluoxetina',
  nl: 'paracetamol|ibuprofen|aspirine|amoxicilline|metformine|insuline|omeprazol|pantoprazol|levothyroxine|morfine|prednison|prednisolon|metoprolol|simvastatine|furosemide|acenocoumarol|oxazepam|temazepam|diazepam|penicilline|tramadol',
  pl: 'paracetamol{|u}|ibuprofen{|u}|aspiryn{a|ę|y}|amoksycylin{a|ę}|metformin{a|ę|y}|insulin{a|ę|y}|omeprazol|pantoprazol|lewotyroksyn{a|ę}|Euthyrox|morfin{a|ę}|prednizon|furosemid|bisoprolol|amlodypin{a|ę}|atorwastatyn{a|ę}|ketonal|Apap|penicylin{a|ę}|tramadol',
  ru: 'парацетамол{|а}|ибупрофен{|а}|аспирин{|а}|амоксициллин{|а}|метформин{|а}|инсулин{|а}|омепразол{|а}|левотироксин|эутирокс|морфин{|а}|преднизолон{|а}|фуросемид{|а}|бисопролол{|а}|амлодипин{|а}|аторвастатин{|а}|варфарин{|а}|пенициллин{|а}|диазепам|трамадол{|а}|анальгин{|а}|но-шпа|кеторол|эналаприл{|а}|лозартан{|а}',
  sv: 'paracetamol|Alvedon|ibuprofen|Ipren|acetylsalicylsyra|Trombyl|amoxicillin|penicillin|Kåvepenin|metformin|insulin|omeprazol|levotyroxin|Levaxin|morfin|prednisolon|furosemid|metoprolol|atorvastatin|Waran|Eliquis|sertralin|citalopram|oxazepam|tramadol|kortison',
}
/** A dose behind or before makes a drug sure. */
export const DOSE =
  /^[ ,(-]{0,3}(?:\p{L}{0,12} )?\d{1,5}(?:[.,]\d{1,3})?(?:\/\d{1,4})? ?(?:mg|mcg|µg|μg|g|ml|mL|IU|IE|UI|units?|Einheiten|unités|unidades|unità|eenheden|jednostek|ед|мг|мл|мкг|Tabletten|tablets?|comprimés?|comprimidos?|compresse|tabl|табл|Hub|puffs?)(?!\p{L})/u
export const DOSE_BEFORE =
  /\d{1,5}(?:[.,]\d{1,3})? ?(?:mg|mcg|µg|μg|g|ml|mL|IU|IE|UI|units?|мг|мл|мкг) (?:of |de |di |d['’])?$/u

export const PROCEDURE_WORDS: Lists = {
  en: 'surgery|biopsy|MRI|MRI scan|CT scan|PET scan|X-ray|ultrasound|mammogram|mammography|colonoscopy|endoscopy|gastroscopy|bronchoscopy|laparoscopy|arthroscopy|angiography|angioplasty|coronary artery bypass|bypass surgery|stent placement|pacemaker implantation|cardiac catheterization|echocardiogram|electrocardiogram|ECG|EKG|EEG|electroencephalogram|chemotherapy|radiotherapy|radiation therapy|immunotherapy|dialysis|hemodialysis|haemodialysis|blood transfusion|bone marrow transplant|kidney transplant|liver transplant|heart transplant|organ transplant|appendectomy|cholecystectomy|hysterectomy|mastectomy|lumpectomy|prostatectomy|tonsillectomy|thyroidectomy|nephrectomy|colectomy|gastrectomy|splenectomy|amputation|hip replacement|knee replacement|spinal fusion|laminectomy|craniotomy|tracheostomy|intubation|mechanical ventilation|lumbar puncture|spinal tap|cesarean section|caesarean section|C-section|abortion|vasectomy|tubal ligation|in vitro fertilization|IVF|vaccination|physiotherapy|physical therapy|psychotherapy|cognitive behavioural therapy|cognitive behavioral therapy|electroconvulsive therapy|rehabilitation|cataract surgery|LASIK|dental extraction|root canal|skin graft|plastic surgery|gastric bypass|liposuction|blood test|urinalysis|Pap smear|pap test',
  de: 'Operation|OP|Biopsie|MRT|Kernspintomographie|CT|Computertomographie|Röntgenaufnahme|Röntgen|Ultraschall|Sonographie|Mammographie|Koloskopie|Darmspiegelung|Magenspiegelung|Gastroskopie|Endoskopie|Bronchoskopie|Laparoskopie|Arthroskopie|Angiographie|Herzkatheteruntersuchung|Bypass-Operation|Stentimplantation|Herzschrittmacher|Echokardiographie|EKG|EEG|Chemotherapie|Strahlentherapie|Bestrahlung|Immuntherapie|Dialyse|Bluttransfusion|Knochenmarktransplantation|Nierentransplantation|Lebertransplantation|Appendektomie|Blinddarmoperation|Cholezystektomie|Hysterektomie|Mastektomie|Amputation|Hüftprothese|Hüft-TEP|Knie-TEP|Kaiserschnitt|Schwangerschaftsabbruch|Lumbalpunktion|Intubation|Beatmung|Physiotherapie|Krankengymnastik|Psychotherapie|Verhaltenstherapie|Impfung|Blutentnahme|Rehabilitation|Narkose|Wurzelbehandlung',
  fr: 'intervention chirurgicale|opération|biopsie|IRM|scanner|radiographie|échographie|mammographie|coloscopie|endoscopie|gastroscopie|fibroscopie|angiographie|angioplastie|pontage|pose de stent|électrocardiogramme|ECG|chimiothérapie|radiothérapie|immunothérapie|dialyse|transfusion|greffe de rein|greffe de moelle|appendicectomie|cholécystectomie|hystérectomie|mastectomie|amputation|prothèse de hanche|césarienne|interruption volontaire de grossesse|IVG|avortement|ponction lombaire|intubation|kinésithérapie|psychothérapie|vaccination|prise de sang|rééducation',
  es: 'cirugía|intervención quirúrgica|operación|biopsia|resonancia magnética|RMN|TAC|tomografía|radiografía|ecografía|mamografía|colonoscopia|endoscopia|gastroscopia|broncoscopia|laparoscopia|angiografía|cateterismo|bypass|electrocardiograma|ECG|quimioterapia|radioterapia|inmunoterapia|diálisis|hemodiálisis|transfusión|trasplante renal|trasplante de médula|trasplante hepático|apendicectomía|colecistectomía|histerectomía|mastectomía|amputación|prótesis de cadera|cesárea|aborto|punción lumbar|intubación|fisioterapia|psicoterapia|vacunación|analítica|rehabilitación|nefrectomía',
  it: "intervento chirurgico|operazione|biopsia|risonanza magnetica|TAC|radiografia|ecografia|mammografia|colonscopia|endoscopia|gastroscopia|angioplastica|bypass|elettrocardiogramma|ECG|chemioterapia|radioterapia|immunoterapia|dialisi|trasfusione|trapianto di rene|trapianto di fegato|appendicectomia|colecistectomia|isterectomia|mastectomia|amputazione|protesi d'anca|taglio cesareo|aborto|puntura lombare|intubazione|fisioterapia|psicoterapia|vaccinazione|prelievo di sangue|riabilitazione",
  pt: 'cirurgia|operação|biópsia|ressonância magnética|tomografia|TAC|radiografia|raio-X|ecografia|ultrassonografia|mamografia|colonoscopia|endoscopia|angioplastia|cateterismo|eletrocardiograma|ECG|quimioterapia|radioterapia|imunoterapia|diálise|hemodiálise|transfusão|transplante renal|transplante de fígado|apendicectomia|colecistectomia|histerectomia|mastectomia|amputação|prótese da anca|cesariana|cesárea|aborto|punção lombar|intubação|fisioterapia|psicoterapia|vacinação|análises ao sangue|reabilitação',
  nl: 'operatie|biopsie|MRI-scan|CT-scan|röntgenfoto|echo|mammografie|coloscopie|darmonderzoek|endoscopie|gastroscopie|dotterbehandeling|bypassoperatie|hartkatheterisatie|ECG|hartfilmpje|chemotherapie|bestraling|radiotherapie|immunotherapie|dialyse|bloedtransfusie|niertransplantatie|levertransplantatie|blindedarmoperatie|hysterectomie|mastectomie|borstamputatie|amputatie|heupprothese|knieprothese|keizersnede|abortus|lumbaalpunctie|intubatie|fysiotherapie|psychotherapie|vaccinatie|bloedonderzoek|revalidatie',
  pl: 'operacj{a|ę|i}|biopsj{a|ę}|rezonans magnetyczny|tomografi{a|ę}|tomografia komputerowa|RTG|USG|mammografi{a|ę}|kolonoskopi{a|ę}|gastroskopi{a|ę}|endoskopi{a|ę}|koronarografi{a|ę}|EKG|chemioterapi{a|ę}|radioterapi{a|ę}|immunoterapi{a|ę}|dializ{a|y}|transfuzj{a|ę}|przeszczep nerki|przeszczep wątroby|przeszczep szpiku|usunięcie wyrostka|histerektomi{a|ę}|mastektomi{a|ę}|amputacj{a|ę}|endoproteza|cesarskie cięcie|aborcj{a|ę}|nakłucie lędźwiowe|intubacj{a|ę}|fizjoterapi{a|ę}|psychoterapi{a|ę}|szczepienie|badanie krwi|rehabilitacj{a|ę}',
  ru: 'операци{я|ю|и}|биопси{я|ю}|МРТ|КТ|рентген|УЗИ|маммографи{я|ю}|колоноскопи{я|ю}|гастроскопи{я|ю}|эндоскопи{я|ю}|коронарографи{я|ю}|шунтирование|стентирование|ЭКГ|ЭЭГ|химиотерапи{я|ю|и}|лучевая терапия|иммунотерапи{я|ю}|диализ{|а}|гемодиализ|переливание крови|трансплантация почки|пересадка почки|аппендэктоми{я|ю}|гистерэктоми{я|ю}|мастэктоми{я|ю}|ампутаци{я|ю}|эндопротезирование|кесарево сечение|аборт|пункци{я|ю}|интубаци{я|ю}|физиотерапи{я|ю}|психотерапи{я|ю}|вакцинаци{я|ю}|анализ крови|реабилитаци{я|ю}',
  sv: 'operation|biopsi|magnetkamera|MR|datortomografi|röntgen|ultraljud|mammografi|koloskopi|gastroskopi|endoskopi|ballongvidgning|bypassoperation|hjärtkateterisering|EKG|cellgiftsbehandling|cytostatika|strålbehandling|immunterapi|dialys|blodtransfusion|njurtransplantation|levertransplantation|blindtarmsoperation|hysterektomi|mastektomi|amputation|höftprotes|knäprotes|kejsarsnitt|abort|lumbalpunktion|intubation|sjukgymnastik|fysioterapi|psykoterapi|vaccination|blodprov|rehabilitering',
}
/** Words of daily life and software: a medical meaning only beside a patient. */
export const PROCEDURE_WEAK = new Set(
  'operation op operación operación opération operação operazione operatie operacja ct mr echo scanner bypass aborto abort surgery rehabilitation'.split(
    ' ',
  ),
)

export const EVENT_WORDS: Lists = {
  en: 'admitted to hospital|admitted to the hospital|hospitalized|hospitalised|admitted|discharged|discharged from hospital|readmitted|referred to|transferred to the ICU|transferred to intensive care|underwent|was seen in clinic|presented to the emergency department|emergency department visit|ICU admission|hospital admission|follow-up visit|was pronounced dead|passed away|went into labor|gave birth|collapsed|lost consciousness',
  de: 'stationär aufgenommen|stationäre Aufnahme|ins Krankenhaus eingeliefert|eingeliefert|entlassen|nach Hause entlassen|überwiesen|verlegt|auf die Intensivstation verlegt|notfallmäßig aufgenommen|ambulant vorgestellt|stellte sich vor|Wiederaufnahme|verstorben|entbunden|kollabierte',
  fr: "hospitalisé{|e}|admis{|e} à l'hôpital|admis{|e} aux urgences|sorti{|e} de l'hôpital|transféré{|e} en réanimation|réhospitalisé{|e}|adressé{|e} en consultation|adressé{|e} au|décédé{|e}|a accouché|consultation de suivi",
  es: 'ingresad{o|a}|ingresó en|ingreso hospitalario|fue hospitalizad{o|a}|hospitalizad{o|a}|dad{o|a} de alta|alta hospitalaria|derivad{o|a} a|remitid{o|a} a|trasladad{o|a} a la UCI|acudió a urgencias|acude a urgencias|falleció|reingres{o|ó}|revisión en consulta',
  it: 'ricoverat{o|a}|ricovero|dimess{o|a}|trasferit{o|a} in terapia intensiva|accesso al pronto soccorso|inviat{o|a} a visita|decedut{o|a}|visita di controllo|ha partorito',
  pt: 'internad{o|a}|internamento|teve alta|alta hospitalar|transferid{o|a} para a UTI|transferid{o|a} para os cuidados intensivos|encaminhad{o|a} para|recorreu ao serviço de urgência|falecid{o|a}|faleceu|consulta de seguimento',
  nl: 'opgenomen in het ziekenhuis|ziekenhuisopname|opgenomen|ontslagen uit het ziekenhuis|doorverwezen naar|overgeplaatst naar de IC|spoedeisende hulp|heropname|overleden|bevallen|controlebezoek',
  pl: 'przyjęt{y|a} do szpitala|hospitalizowan{y|a}|wypisan{y|a} ze szpitala|wypisan{y|a} do domu|skierowan{y|a} do|przeniesion{y|a} na OIOM|przyjęcie na SOR|zmarł{|a}|wizyta kontrolna',
  ru: 'госпитализирован{|а}|поступил{|а} в стационар|поступил{|а} в больницу|выписан{|а}|направлен{|а} на|переведен{|а} в реанимацию|переведён в реанимацию|доставлен{|а} в больницу|скончал{ся|ась}|повторный приём',
  sv: 'inlagd på sjukhus|inlagd|utskriven|remitterad till|överförd till IVA|inkom till akuten|avliden|återbesök|förlossning',
}
/** General verbs that are clinical only beside a patient. */
export const EVENT_WEAK = new Set(
  'admitted discharged underwent collapsed referred eingeliefert entlassen überwiesen verlegt ricovero dimesso dimessa internado internada internamento opgenomen overleden bevallen inlagd utskriven avliden выписан выписана ingresado ingresada направлен направлена'.split(
    ' ',
  ),
)

export const STRUCTURE_WORDS: Lists = {
  en: 'left ventricle|right ventricle|left atrium|right atrium|aorta|coronary artery|carotid artery|femoral artery|jugular vein|lumbar spine|cervical spine|thoracic spine|left lung|right lung|lower lobe|upper lobe|left lower lobe|right upper lobe|liver|spleen|pancreas|gallbladder|kidney|left kidney|right kidney|bladder|prostate|uterus|ovary|left ovary|right ovary|fallopian tube|cervix|breast|left breast|right breast|thyroid|thyroid gland|adrenal gland|pituitary gland|lymph node|lymph nodes|esophagus|oesophagus|stomach|duodenum|small intestine|large intestine|colon|rectum|appendix|trachea|bronchus|diaphragm|frontal lobe|temporal lobe|cerebellum|brainstem|hippocampus|spinal cord|left knee|right knee|left hip|right hip|left shoulder|right shoulder|left ankle|right ankle|left wrist|right wrist|femur|tibia|fibula|humerus|radius|ulna|clavicle|scapula|pelvis|rotator cuff|anterior cruciate ligament|Achilles tendon|retina|cornea|optic nerve|mandible|maxilla',
  de: 'linker Ventrikel|rechter Ventrikel|Aorta|Koronararterie|Halsschlagader|Lendenwirbelsäule|Halswirbelsäule|Brustwirbelsäule|linke Lunge|rechte Lunge|Leber|Milz|Bauchspeicheldrüse|Pankreas|Gallenblase|Niere|linke Niere|rechte Niere|Harnblase|Prostata|Gebärmutter|Eierstock|Brustdrüse|linke Brust|rechte Brust|Schilddrüse|Nebenniere|Lymphknoten|Speiseröhre|Magen|Zwölffingerdarm|Dünndarm|Dickdarm|Mastdarm|Luftröhre|Zwerchfell|Kleinhirn|Rückenmark|linkes Knie|rechtes Knie|linke Hüfte|rechte Hüfte|linke Schulter|rechte Schulter|Oberschenkelknochen|Schienbein|Schlüsselbein|Kreuzband|Achillessehne|Netzhaut|Hornhaut|Kiefer',
  fr: 'ventricule gauche|ventricule droit|aorte|artère coronaire|colonne lombaire|rachis lombaire|rachis cervical|poumon gauche|poumon droit|foie|rate|pancréas|vésicule biliaire|rein gauche|rein droit|vessie|prostate|utérus|ovaire|sein gauche|sein droit|thyroïde|ganglion{|s} lymphatique{|s}|œsophage|estomac|duodénum|intestin grêle|côlon|rectum|trachée|cervelet|moelle épinière|genou gauche|genou droit|hanche gauche|hanche droite|épaule gauche|épaule droite|fémur|tibia|clavicule|rétine|cornée',
  es: 'ventrículo izquierdo|ventrículo derecho|aorta|arteria coronaria|columna lumbar|columna cervical|pulmón izquierdo|pulmón derecho|hígado|bazo|páncreas|vesícula biliar|riñón izquierdo|riñón derecho|riñón|vejiga|próstata|útero|ovario|mama izquierda|mama derecha|tiroides|ganglio{|s} linfático{|s}|esófago|estómago|duodeno|intestino delgado|colon|recto|tráquea|cerebelo|médula espinal|rodilla izquierda|rodilla derecha|cadera izquierda|cadera derecha|hombro izquierdo|hombro derecho|fémur|tibia|clavícula|retina|córnea|uréter',
  it: 'ventricolo sinistro|ventricolo destro|aorta|arteria coronaria|colonna lombare|polmone sinistro|polmone destro|fegato|milza|pancreas|cistifellea|rene sinistro|rene destro|vescica|prostata|utero|ovaio|mammella sinistra|mammella destra|tiroide|linfonod{o|i}|esofago|stomaco|duodeno|intestino tenue|colon|retto|trachea|cervelletto|midollo spinale|ginocchio sinistro|ginocchio destro|anca sinistra|anca destra|spalla sinistra|spalla destra|femore|tibia|clavicola|retina|cornea',
  pt: 'ventrículo esquerdo|ventrículo direito|aorta|artéria coronária|coluna lombar|pulmão esquerdo|pulmão direito|fígado|baço|pâncreas|vesícula biliar|rim esquerdo|rim direito|bexiga|próstata|útero|ovário|mama esquerda|mama direita|tiroide|tireoide|gânglio{|s} linfático{|s}|linfonodo{|s}|esófago|esôfago|estômago|duodeno|intestino delgado|cólon|reto|traqueia|cerebelo|medula espinal|joelho esquerdo|joelho direito|anca esquerda|quadril direito|ombro esquerdo|ombro direito|fémur|fêmur|tíbia|clavícula|retina|córnea',
  nl: 'linkerventrikel|rechterventrikel|aorta|kransslagader|lendenwervel{|s}|linkerlong|rechterlong|lever|milt|alvleesklier|galblaas|linkernier|rechternier|blaas|prostaat|baarmoeder|eierstok|linkerborst|rechterborst|schildklier|lymfeklier{|en}|slokdarm|maag|twaalfvingerige darm|dunne darm|dikke darm|endeldarm|luchtpijp|kleine hersenen|ruggenmerg|linkerknie|rechterknie|linkerheup|rechterheup|linkerschouder|rechterschouder|dijbeen|scheenbeen|sleutelbeen|netvlies|hoornvlies',
  pl: 'lewa komora|prawa komora|aorta|tętnica wieńcowa|odcinek lędźwiowy|płuco lewe|płuco prawe|wątrob{a|y|ę}|śledzion{a|y}|trzustk{a|i}|pęcherzyk żółciowy|nerk{a|i|ę}|pęcherz moczowy|prostat{a|y}|macic{a|y}|jajnik|tarczyc{a|y}|węzeł chłonny|węzły chłonne|przełyk|żołąd{ek|ka}|dwunastnic{a|y}|jelito cienkie|jelito grube|odbytnic{a|y}|tchawic{a|y}|móżdżek|rdzeń kręgowy|lewe kolano|prawe kolano|lewe biodro|prawe biodro|kość udowa|piszczel|obojczyk|siatkówka|rogówka',
  ru: 'левый желудочек|правый желудочек|аорт{а|ы}|коронарная артерия|поясничный отдел|левое лёгкое|правое лёгкое|левое легкое|правое легкое|печен{ь|и}|селезёнк{а|и}|селезенк{а|и}|поджелудочная железа|желчный пузырь|левая почка|правая почка|мочевой пузырь|предстательная железа|матк{а|и}|яичник|молочная железа|щитовидная железа|щитовидной железы|лимфоузл{ы|ов}|лимфатический узел|пищевод{|а}|двенадцатиперстная кишка|толстая кишка|прямая кишка|трахе{я|и}|мозжечок|спинной мозг|левое колено|правое колено|тазобедренный сустав|коленный сустав|бедренная кость|ключиц{а|ы}|сетчатк{а|и}|роговиц{а|ы}',
  sv: 'vänster kammare|höger kammare|aorta|kranskärl|ländrygg{|en}|vänster lunga|höger lunga|lever{|n}|mjälte{|n}|bukspottkörtel{|n}|gallblåsa{|n}|vänster njure|höger njure|urinblåsa{|n}|prostata{|n}|livmoder{|n}|äggstock{|en}|vänster bröst|höger bröst|sköldkörtel{|n}|lymfkörtel|lymfkörtlar|matstrupe{|n}|magsäck{|en}|tolvfingertarm{|en}|tunntarm{|en}|tjocktarm{|en}|ändtarm{|en}|luftstrupe{|n}|lillhjärna{|n}|ryggmärg{|en}|vänster knä|höger knä|vänster höft|höger höft|vänster axel|höger axel|lårben{|et}|skenben{|et}|nyckelben{|et}|näthinna{|n}|hornhinna{|n}',
}

/** Names of measures, as parts of a regular expression; a value has to follow. */
export const MEASURES = [
  'BMI|[Bb]ody mass index|[Bb]lood pressure|BP|[Hh]eart rate|HR|[Pp]ulse|[Rr]espiratory rate|RR|[Tt]emperature|[Tt]emp|SpO2|SaO2|[Oo]xygen saturation|O2 sat|[Bb]lood sugar|[Bb]lood glucose|[Gg]lucose|HbA1c|A1C|[Hh]aemoglobin|[Hh]emoglobin|Hb|Hgb|[Hh]ematocrit|[Cc]reatinine|eGFR|GFR|[Cc]holesterol|LDL|HDL|[Tt]riglycerides|TSH|PSA|CRP|WBC|[Ww]hite (?:blood )?cell count|[Pp]latelets|INR|[Tt]roponin|[Bb]ilirubin|ALT|AST|[Pp]otassium|[Ss]odium|[Hh]eight|[Ww]eight|[Ww]aist circumference|[Ee]jection fraction|LVEF|EF|[Vv]iral load|CD4 count|Apgar|[Vv]isual acuity|FEV1',
  '[Bb]lutdruck|RR|[Pp]uls|[Hh]erzfrequenz|[Aa]temfrequenz|[Kk]örpertemperatur|[Tt]emperatur|[Ss]auerstoffsättigung|[Bb]lutzucker|[Hh]ämoglobin|[Kk]reatinin|[Cc]holesterin|[Kk]örpergröße|[Gg]röße|[Kk]örpergewicht|[Gg]ewicht|[Ll]eukozyten|[Tt]hrombozyten|[Ee]jektionsfraktion',
  'IMC|[Tt]ension artérielle|TA|[Pp]ouls|[Ff]réquence cardiaque|[Tt]empérature|[Ss]aturation|[Gg]lycémie|[Hh]émoglobine|[Cc]réatinine|[Cc]holestérol|[Tt]aille|[Pp]oids|[Pp]laquettes',
  '[Tt]ensión arterial|TA|[Pp]resión arterial|[Ff]recuencia cardíaca|[Ff]recuencia cardiaca|FC|[Tt]emperatura|[Ss]aturación|[Gg]lucemia|[Hh]emoglobina|[Cc]reatinina|[Cc]olesterol|[Tt]alla|[Pp]eso|[Pp]laquetas|[Ll]eucocitos',
  '[Pp]ressione arteriosa|PA|[Ff]requenza cardiaca|[Ss]aturazione|[Gg]licemia|[Ee]moglobina|[Cc]reatinina|[Cc]olesterolo|[Aa]ltezza|[Pp]iastrine|[Pp]ressão arterial|[Ff]requência cardíaca|[Ss]aturação|[Gg]licemia|[Hh]emoglobina|[Cc]olesterol|[Aa]ltura',
  '[Bb]loeddruk|[Hh]artslag|[Ss]aturatie|[Bb]loedsuiker|[Ll]engte|[Gg]ewicht|[Cc]iśnienie(?: krwi)?|RR|[Tt]ętno|[Ss]aturacja|[Gg]likemia|[Hh]emoglobina|[Kk]reatynina|[Ww]zrost|[Ww]aga|[Аа]ртериальное давление|АД|[Пп]ульс|ЧСС|[Тт]емпература|[Сс]атурация|[Гг]люкоза|[Гг]емоглобин|[Кк]реатинин|[Рр]ост|[Вв]ес|ИМТ|[Bb]lodtryck|[Pp]uls|[Ss]aturation|[Bb]lodsocker|[Ll]ängd|[Vv]ikt',
].join('|')

export const KINSHIP = {
  before:
    'family history|mother|father|brother|sister|grandmother|grandfather|maternal|paternal|aunt|uncle|parents|sibling|siblings|daughter|Mutter|Vater|Bruder|Schwester|Großmutter|Großvater|Tante|Onkel|Eltern|Geschwister|Familienanamnese|mère|père|frère|sœur|soeur|grand-mère|grand-père|tante|oncle|antécédents familiaux|madre|padre|hermano|hermana|abuela|abuelo|tía|tío|hermanos|antecedentes familiares|fratello|sorella|nonna|nonno|zia|zio|anamnesi familiare|mãe|pai|irmão|irmã|avó|avô|tia|tio|antecedentes familiares|moeder|vader|broer|zus|oma|opa|familieanamnese|matka|matki|ojciec|ojca|brat|siostra|babcia|dziadek|wywiad rodzinny|матери|мать|отца|отец|брат|брата|сестра|сестры|бабушка|дедушка|семейный анамнез|mor|far|mamma|pappa|bror|syster|mormor|morfar|farmor|farfar|hereditet',
}

/** Words of past illness before a condition. */
export const HISTORY_BEFORE =
  /(?:[Hh]istory of|[Hh]\/o|[Pp]ast (?:medical )?history(?: of|:)?|PMH(?:x)?:?|[Pp]revious(?:ly)?(?: had)?|[Pp]rior|[Pp]ast|[Kk]nown|[Ff]ormer|status post|s\/p|[Ss]urvivor of|[Zz]ustand nach|Z\. ?n\.|[Vv]orgeschichte(?: von|:)?|[Aa]namnestisch|[Vv]orerkrankung(?:en)?:?|[Bb]ekannte[rsn]?|[Ff]rühere[rsn]?|[Aa]ntécédents?(?: médicaux)?(?: de| d['’]|:)?|[Aa]ntecedentes?(?: personales| médicos| patológicos)?(?: de|:)?|[Hh]istoria de|[Pp]revi[oa]|[Aa]namnesi(?: di|:)?|[Pp]regress[oaie]|[Pp]recedenti?|[Hh]istória de|[Hh]istórico de|[Pp]rév[io][oa]?|[Vv]oorgeschiedenis(?: van| met|:)?|[Bb]ekend met|[Ee]erdere?|[Ww]ywiad(?:zie)?:?|[Pp]rzebyt[yae]|[Ww] przeszłości|[Вв] анамнезе:?|[Пп]еренес(?:енный|ла|[её]нный)?|[Тт]idigare|[Tt]idigare|[Aa]namnes:?|[Kk]änd) (?:an? |the |of |un |una |une |een )?$/u
export const HISTORY_AFTER =
  /^,? (?:in (?:the|his|her|their) (?:past|history|youth|childhood)|in der (?:Vorgeschichte|Anamnese)|in de voorgeschiedenis|en la infancia|в анамнезе|i anamnesen|w wywiadzie)/u

/** Who a clinical text is about; whole words, used as context of all MEDICAL_ types. */
export const PATIENT_CONTEXT = {
  en: [
    'patient',
    'patients',
    'diagnosis',
    'diagnosed',
    'prescribed',
    'medical history',
    'symptoms',
    'mg',
    'clinic',
    'complains of',
    'presented with',
    'medication',
    'discharge summary',
  ],
  de: [
    'patient',
    'patientin',
    'diagnose',
    'diagnostiziert',
    'verordnet',
    'anamnese',
    'befund',
    'medikation',
    'arztbrief',
    'therapie',
  ],
  fr: [
    'patient',
    'patiente',
    'diagnostic',
    'prescrit',
    'antécédents',
    'traitement',
    'ordonnance',
    'symptômes',
  ],
  es: [
    'paciente',
    'diagnóstico',
    'diagnosticado',
    'diagnosticada',
    'tratamiento',
    'antecedentes',
    'síntomas',
    'prescrito',
    'historia clínica',
  ],
  it: ['paziente', 'diagnosi', 'terapia', 'anamnesi', 'sintomi', 'prescritto', 'cartella clinica'],
  pt: ['paciente', 'doente', 'utente', 'diagnóstico', 'tratamento', 'antecedentes', 'sintomas', 'prescrito'],
  nl: ['patiënt', 'patiënte', 'diagnose', 'voorgeschreven', 'anamnese', 'behandeling', 'klachten'],
  pl: [
    'pacjent',
    'pacjentka',
    'pacjenta',
    'pacjentki',
    'rozpoznanie',
    'wywiad',
    'leczenie',
    'objawy',
    'przepisano',
  ],
  ru: [
    'пациент',
    'пациентка',
    'пациента',
    'пациентки',
    'диагноз',
    'анамнез',
    'лечение',
    'жалобы',
    'назначен',
  ],
  sv: ['patient', 'patienten', 'diagnos', 'ordinerad', 'anamnes', 'behandling', 'symtom', 'journal'],
} as const
export const DIAGNOSIS_LABELS: Lists = {
  en: 'diagnosis|diagnoses|condition|conditions|medical condition|illness|disease|reason for admission|chief complaint|past medical history|medical history|allergies|indication',
  de: 'diagnose|diagnosen|erkrankung|krankheit|vorerkrankungen|hauptdiagnose|nebendiagnose|grunderkrankung|aufnahmegrund|indikation',
  fr: "diagnostic|maladie|pathologie|antécédents|motif d'hospitalisation|motif de consultation",
  es: 'diagnóstico|enfermedad|patología|antecedentes|motivo de ingreso|motivo de consulta|antecedentes personales|juicio clínico',
  it: 'diagnosi|malattia|patologia|anamnesi|motivo del ricovero',
  pt: 'diagnóstico|doença|patologia|antecedentes|motivo de internamento',
  nl: 'diagnose|ziekte|aandoening|voorgeschiedenis|reden van opname',
  pl: 'rozpoznanie|diagnoza|choroba|choroby współistniejące',
  ru: 'диагноз|заболевание|основной диагноз|сопутствующие заболевания',
  sv: 'diagnos|sjukdom|huvuddiagnos|tidigare sjukdomar',
}
export const MEDICATION_LABELS: Lists = {
  en: 'medication|medications|current medication|current medications|drug|drugs|prescription|rx|meds|treatment',
  de: 'medikation|medikamente|aktuelle medikation|arzneimittel|verordnung|therapie|dauermedikation',
  fr: 'traitement|traitements|médicament|médicaments|ordonnance|prescription',
  es: 'medicación|medicamento|medicamentos|tratamiento|prescripción|receta',
  it: 'farmaco|farmaci|terapia|terapia in corso|prescrizione',
  pt: 'medicação|medicamento|medicamentos|tratamento|prescrição|receita',
  nl: 'medicatie|medicijn|medicijnen|geneesmiddelen|recept',
  pl: 'leki|lek|leczenie|recepta|farmakoterapia',
  ru: 'препарат|препараты|лекарства|назначения|лечение|терапия',
  sv: 'läkemedel|medicin|mediciner|ordination|behandling|recept',
}
