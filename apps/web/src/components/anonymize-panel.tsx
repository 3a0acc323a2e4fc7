import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client, type Finding, queries, unwrap } from '../api.ts'
import {
  isReversible,
  isSymmetricKey,
  type OperatorChoice,
  operatorChoices,
  operatorsFor,
} from '../operators.ts'
import { useIsFreePlan } from '../plan.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { ChangedText } from './changed-text.tsx'
import { CopyButton } from './copy-button.tsx'
import { SelectField } from './field.tsx'
import { KeyPairChoice } from './key-pair-choice.tsx'
import { FailureNotice, Hint } from './notice.tsx'
import { Panel } from './panel.tsx'
import { RestoreForm } from './restore-form.tsx'
import { SymmetricKeyField } from './symmetric-key-field.tsx'

interface Props {
  text: string
  language: string
  findings: readonly Finding[]
  hues: ReadonlyMap<string, number>
}

/** What was found, changed: choose how, see the result, and bring it back where that can be done. */
export function AnonymizePanel({ text, language, findings, hues }: Props) {
  const { anonymize: texts, try: tryTexts, restore } = useTexts()
  const isFree = useIsFreePlan()
  const queryClient = useQueryClient()
  const keyPairs = (useQuery(queries.keyPairs).data ?? []).filter(({ isActive }) => isActive)
  const [choice, setChoice] = useState<OperatorChoice>('replace')
  const [key, setKey] = useState('')
  const [chosenPair, setChosenPair] = useState('')
  const [tried, setTried] = useState(false)
  const keyPair = keyPairs.find(({ id }) => id === chosenPair) ?? keyPairs[0]
  const anonymize = useMutation({
    mutationFn: async (operator: OperatorChoice) => {
      const answer = await unwrap(
        client.anonymize({
          text,
          language,
          offset_unit: 'utf16',
          analyzer_results: findings.map(({ entity_type, start, end, score }) => ({
            entity_type,
            start,
            end,
            score,
          })),
          operators: operatorsFor(operator, { types: hues.keys(), key, keyPairId: keyPair?.id ?? '' }),
        }),
      )
      return { ...answer, operator, keyPair }
    },
    onSettled: () =>
      Promise.all(
        [queries.tokens, queries.keyPairs, queries.tokenizationSessions].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const keyOk = choice !== 'encrypt' || isSymmetricKey(key)
  const pairOk = choice !== 'encryptTo' || keyPair !== undefined
  const result = anonymize.data
  return (
    <Panel title={texts.title} lead={texts.lead}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (keyOk && pairOk) anonymize.mutate(choice)
        }}
      >
        <SelectField
          label={texts.operator}
          value={choice}
          onChange={(event) => setChoice(event.target.value as OperatorChoice)}
        >
          {operatorChoices.map((value) => (
            <option key={value} value={value}>
              {texts.operators[value]}
            </option>
          ))}
        </SelectField>
        {isFree && isReversible(choice) && <Hint>{restore.notInPlan}</Hint>}
        {choice === 'encrypt' && (
          <SymmetricKeyField
            value={key}
            error={tried && !keyOk ? texts.keyInvalid : undefined}
            canMake
            onChange={setKey}
          />
        )}
        {choice === 'encryptTo' && (
          <KeyPairChoice keyPairs={keyPairs} value={keyPair?.id ?? ''} onChange={setChosenPair} />
        )}
        {anonymize.isError && <FailureNotice error={anonymize.error} />}
        <Button
          type="submit"
          busy={anonymize.isPending}
          disabled={!pairOk || findings.length === 0}
          className="justify-self-start"
        >
          {anonymize.isPending ? texts.working : texts.submit}
        </Button>
      </form>
      {result && !anonymize.isPending && (
        <div className="mt-6 grid gap-5 appearing">
          <ChangedText label={texts.result} text={result.text} items={result.items} hues={hues} />
          <p className="text-sm text-soft">{tryTexts.charged(result.tokens_charged)}</p>
          {result.session_id && (
            <div>
              <p className="flex flex-wrap items-center gap-3 text-sm">
                <span className="text-soft">{texts.session}</span>
                <code className="font-mono text-[0.8125rem] wrap-anywhere">{result.session_id}</code>
                <CopyButton text={result.session_id} label={texts.session} />
              </p>
              <p className="mt-1 text-sm text-soft">
                {isReversible(result.operator) ? texts.sessionRestores : texts.sessionRepeats}
              </p>
            </div>
          )}
          {result.session_id && isReversible(result.operator) && (
            <RestoreForm
              key={result.session_id}
              text={result.text}
              places={{ session_id: result.session_id }}
              operator={result.operator}
              keyPair={result.keyPair}
              hues={hues}
            />
          )}
        </div>
      )}
    </Panel>
  )
}
