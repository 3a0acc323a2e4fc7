import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { queries } from '../api.ts'
import { FieldFrame, inputClass } from '../components/field.tsx'
import { KeyPairChoice } from '../components/key-pair-choice.tsx'
import { Hint } from '../components/notice.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Panel } from '../components/panel.tsx'
import { RestoreForm } from '../components/restore-form.tsx'
import { Segmented } from '../components/segmented.tsx'
import { encryptedPlaces } from '../encrypted-places.ts'
import { useIsFreePlan } from '../plan.ts'
import { useTexts } from '../texts/language.tsx'

const NO_HUES: ReadonlyMap<string, number> = new Map()

/** The way back for a text that was encrypted earlier: here, by a program or by the command line. */
export function Restore() {
  const { restore: texts } = useTexts()
  const keyPairs = useQuery(queries.keyPairs).data ?? []
  const isFree = useIsFreePlan()
  const textId = useId()
  const [text, setText] = useState('')
  const [operator, setOperator] = useState<'encrypt' | 'encryptTo'>('encrypt')
  const [chosenPair, setChosenPair] = useState('')
  const keyPair = keyPairs.find(({ id }) => id === chosenPair) ?? keyPairs[0]
  const places = encryptedPlaces(text, operator)
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Panel title={texts.encrypted} className="max-w-3xl">
        <div className="grid gap-5">
          {isFree && <Hint>{texts.notInPlan}</Hint>}
          <FieldFrame
            id={textId}
            label={texts.text}
            hint={text.trim() === '' ? texts.textHint : texts.found(places.length)}
          >
            <textarea
              id={textId}
              rows={9}
              dir="auto"
              value={text}
              spellCheck={false}
              aria-describedby={`${textId}-note`}
              onChange={(event) => setText(event.target.value)}
              className={`${inputClass} max-h-[60vh] min-h-52 resize-y py-2.5`}
            />
          </FieldFrame>
          <div>
            <Segmented
              legend={texts.with}
              value={operator}
              onChange={setOperator}
              options={(['encrypt', 'encryptTo'] as const).map((value) => ({ value, label: texts[value] }))}
            />
          </div>
          {operator === 'encryptTo' && keyPairs.length > 0 && (
            <KeyPairChoice keyPairs={keyPairs} value={keyPair?.id ?? ''} onChange={setChosenPair} />
          )}
          <RestoreForm
            key={operator}
            text={text}
            places={{ anonymizer_results: places }}
            operator={operator}
            keyPair={keyPair}
            hues={NO_HUES}
          />
        </div>
      </Panel>
    </>
  )
}
