import type { Suit, Trump } from '@stikk/engine';
import * as ui from '../src/index.ts';
import { STAIRS } from './tables.tsx';
import { cardName, suitName } from './words.ts';

const none = () => {};
const ROTATION: readonly Suit[] = ['C', 'D', 'H', 'S'];

export const cards = () => (
  <main style={{ padding: 24, display: 'grid', gap: 24 }}>
    {[140, 64, 44].map((size) => (
      <div key={size} style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        {(['KS', 'QH', 'JD', 'AC', 'TS', 'AH', 'AS', 'AD', '8D', '5C', '??'] as const).map((card) => (
          <ui.PlayingCard
            key={card}
            card={card}
            size={size}
            index="sv-nb"
            label={card === '??' ? 'skjult' : cardName(card)}
          />
        ))}
      </div>
    ))}
    <div style={{ display: 'flex', gap: 12 }} data-deck="two">
      {(['KS', 'QH', 'JD', 'AC'] as const).map((card) => (
        <ui.PlayingCard key={card} card={card} size={64} index="nl" label={cardName(card)} />
      ))}
    </div>
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      {[0, 1, 2, 3, 4, 5, 6, 9, 10, 12].map((count) => (
        <ui.HandSign key={count} count={count} />
      ))}
      {[1, 2, 3, 4, 5, 6].map((face) => (
        <ui.Die key={face} face={face} spoken={face === 6 ? 0 : undefined} />
      ))}
    </div>
    <div className="felt" data-seats="2" style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 24 }}>
      {(['waiting', 'turn', 'ready', 'choosing', 'away'] as const).map((state) => (
        <ui.SeatPlate
          key={state}
          at="w"
          name="Vest"
          initials="V"
          label="Vest"
          points="66 p"
          state={state}
          bid={state === 'waiting' || state === 'turn' ? 2 : undefined}
          taken={1}
          needWord={state}
          note={state === 'away' ? 'Borte i 12 s' : undefined}
        />
      ))}
      <ui.SeatPlate
        at="w"
        name="Vest"
        initials="V"
        label="Vest"
        points="66 p"
        bid={2}
        taken={3}
        needWord="røk"
        outcome="missed"
        robot
      />
      {(['D', 'NT', { under: 'H', over: 'S' }, undefined] as const).map((trump: Trump | undefined, place) => (
        <div key={place} className="status" style={{ position: 'static' }}>
          <ui.TrumpSign trump={trump} title="Trumf" subtitle="undertekst" />
        </div>
      ))}
      <ui.Notice action={<ui.Button>Spill her</ui.Button>}>Bordet er åpnet i en annen fane.</ui.Notice>
    </div>
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      {(['go', 'primary', 'plain', 'bare'] as const).map((look) => (
        <ui.Button key={look} look={look}>
          Meld 3
        </ui.Button>
      ))}
      <ui.Button disabled>Sett deg</ui.Button>
    </div>
  </main>
);

const deals = STAIRS.map(
  (step, deal): ui.PreviewDeal => ({
    size: step.size,
    hollow: step.hollow,
    state: deal === 9 || deal === 10 ? 'fault' : 'todo',
    trump: step.hollow ? 'NT' : ROTATION[(deal + 1) % 4],
    seat: (deal % 5) + 1,
    label: `Runde ${deal + 1}`,
  }),
);

export const rules = () => (
  <>
    <ui.TopBar
      heading
      sticky
      start={<ui.Button look="bare" label="Tilbake" icon={<ui.BackIcon />} />}
      title="Husregler"
      subtitle="Bondebridge, 5 spillere"
      actions={<ui.Button>Lagre som eget oppsett</ui.Button>}
      always={
        <ui.Button look="primary" disabled>
          Sett deg
        </ui.Button>
      }
    />
    <main style={{ maxInlineSize: 760, margin: '0 auto', padding: '12px 24px 48px' }}>
      <ui.Chips
        label="Oppsett"
        values={new Set(['b'])}
        onChange={none}
        options={[
          { value: 'b', label: 'Bondebridge 20' },
          { value: 'k', label: 'Kortere spill' },
        ]}
      />
      <ui.RuleGroup title="Kort og runder">
        <ui.RuleField label="Spillere" hint="2 til 5 ved bordet">
          <ui.Stepper value={5} min={2} max={5} onChange={none} labels={{ fewer: 'Færre', more: 'Flere' }} />
        </ui.RuleField>
        <ui.RuleField label="Rekkefølge" hint="Hvor mange kort hver runde har">
          <ui.Segmented
            value="a"
            onChange={none}
            options={[
              { value: 'a', label: 'Opp og ned' },
              { value: 'b', label: 'Ned og opp' },
              { value: 'c', label: 'Bare ned' },
            ]}
          />
        </ui.RuleField>
        <ui.RuleField
          label="Toerne viser trumfen"
          hint="De fire toerne tas ut og ligger framme i trumfrekkefølge"
          changed={{ tag: 'endret', text: 'fra nei til ja', back: 'Tilbake', onBack: none }}
          fault={
            <ui.Fault
              title="Stokken rekker ikke."
              fixes={['Behold toerne', 'Høyst 9 kort', 'Vær fire'].map((text) => ({
                id: text,
                text,
                onFix: none,
              }))}
            >
              Fem spillere med ti kort hver trenger 50 kort. Uten toerne er det 48.
            </ui.Fault>
          }
        >
          <ui.Switch checked onChange={none} text="Ja" />
        </ui.RuleField>
        <ui.RuleField label="Trumfrekkefølge">
          <ui.SuitOrder
            value={ROTATION}
            onChange={none}
            names={{ S: suitName('S'), H: suitName('H'), D: suitName('D'), C: suitName('C') }}
            labels={{ earlier: (name) => `${name} før`, later: (name) => `${name} etter` }}
          />
        </ui.RuleField>
        <ui.RuleField label="Kort i hver runde">
          <ui.NumberList
            value={[1, 2, 3, 4]}
            min={1}
            max={17}
            onChange={none}
            labels={{ item: (n) => `Runde ${n}`, remove: (n) => `Fjern runde ${n}`, add: 'Legg til' }}
          />
        </ui.RuleField>
        <ui.RuleField label="Klokke">
          <ui.Select
            value="a"
            onChange={none}
            options={[
              { value: 'a', label: 'Uten klokke' },
              { value: 'b', label: '30 sekunder' },
            ]}
          />
        </ui.RuleField>
        <ui.RuleField label="Står" hint="Treffer du, får du dette">
          10 + meldingen
        </ui.RuleField>
      </ui.RuleGroup>
      <div style={{ display: 'grid', gap: 12, marginBlockStart: 24, maxInlineSize: 470 }}>
        <ui.Sheet title="Slik blir kampen">
          <p className="cap">
            20 runder. Søylen er antall kort, under den trumf og hvilken plass som spiller ut.
          </p>
          <ui.DealsPreview deals={deals} />
          <ui.FaultLine>
            <b>Runde 10 og 11</b> mangler to kort.
          </ui.FaultLine>
        </ui.Sheet>
        <ui.Sheet title="Tre endringer fra Bondebridge 20">
          <ui.RuleDiff
            changes={[
              { id: '1', rule: 'Toerne viser trumfen', from: 'nei', to: 'ja' },
              { id: '2', rule: 'Runden med ett kort', from: 'vanlig', to: 'pannekortet' },
              { id: '3', rule: 'Holdt null', from: 10, to: 5 },
            ]}
          />
          <p className="cap">Reglene låses når første runde deles ut.</p>
        </ui.Sheet>
      </div>
    </main>
  </>
);

const PLAYERS = ['Du', 'Vest', 'Nord', 'Øst', 'Kari', 'Femke', 'Willemijn'];

const rows = (players: number) => {
  const totals = PLAYERS.map(() => 0);
  return STAIRS.slice(0, 13).map((step, deal): ui.SheetRow => {
    const flat = deal === 12;
    return {
      deal: deal + 1,
      size: `${step.size} kort`,
      trump: step.hollow ? undefined : ROTATION[(deal + 1) % 4],
      trumpLabel: 'trumf',
      over: deal % 2 ? 1 : -1,
      overLabel: 'over',
      flatOut: flat ? 'Flat-out i runde 13: alle røk' : undefined,
      cells: PLAYERS.slice(0, players).map((name, place): ui.SheetCell => {
        const bid = (deal + place) % 4;
        const made = !flat && (deal * 3 + place * 5) % 7 !== 0;
        totals[place] = totals[place]! + (made ? 10 + bid : 0);
        return {
          bid,
          made,
          total: totals[place],
          took: `tok ${bid + 1}`,
          dealer: deal % players === place,
          label: `${name} meldte ${bid}`,
        };
      }),
    };
  });
};

export const sheet = (players: number) => {
  const all = rows(players);
  const lines = PLAYERS.slice(0, players).map((name, place): ui.GraphLine => {
    let last = 0;
    const totals = all.map((row) => {
      const cell = row.cells[place]!;
      last = cell.total ?? last;
      return last;
    });
    return { id: name, name, totals, you: place === 0 };
  });
  return (
    <>
      <ui.TopBar
        heading
        start={<ui.Mark />}
        title="Bondebridge"
        subtitle="20 runder, ferdig spilt"
        always={<ui.Button look="primary">Ny kamp</ui.Button>}
      />
      <main
        style={{
          padding: 12,
          display: 'grid',
          gap: 24,
          gridTemplateColumns: 'minmax(0, 1fr)',
          maxInlineSize: 800,
        }}
      >
        <ui.Podium
          placeLabel={(place) => `${place}. plass`}
          rest="4. Øst, 111 poeng"
          players={[
            { id: 'a', name: 'Du', points: 154, place: 1, you: true },
            { id: 'b', name: 'Nord', points: 151, place: 2 },
            { id: 'c', name: 'Vest', points: 134, place: 3 },
          ]}
        />
        <ui.ScoreGraph lines={lines} label="Sum etter hver runde" marks={[{ deal: 13, text: 'flat-out' }]} />
        <ui.ScoreSheet
          title="Poengblokka"
          caption="Poengblokk, Bondebridge, 20 runder"
          dealHeading="Runde"
          overHeading="Over eller under"
          players={PLAYERS.slice(0, players).map((name) => ({ id: name, name, you: name === 'Du' }))}
          rows={all}
          sum={{ label: 'Sum', values: lines.map(({ totals }) => totals.at(-1) ?? 0) }}
          made={{ label: 'Sto', values: lines.map(() => 9) }}
          legend={{ made: 'sto', missed: 'røk', dealer: 'giver' }}
        />
      </main>
    </>
  );
};
