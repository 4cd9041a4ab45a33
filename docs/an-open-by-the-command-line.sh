#!/bin/sh
# An open of 30 players over five rounds, run by the command line alone.
# Run it in an empty folder; it needs `ronde` on the path (bin/ronde of this repository).
# The tournament is the file open.ronde here: put its id instead to run one of the database.
set -eu

event=open.ronde

# The event, with what the regulations of the event fix beforehand.
ronde new "Open of the town" --rounds 5 --first-day 2026-11-14 --federation FRA --file "$event"
ronde set "$event" --place Rennes --arbiter "Arbiter, Chief" --tiebreaks "BH/C1,BH,SB" --byes-announced yes

# Entries come as a list: the columns are known by their headings. One more comes by name.
{
  echo 'Name,Rating,Federation,Club'
  for number in $(seq 1 29); do
    echo "\"Player, Number $number\",$((2300 - 30 * number)),FRA,Club $((number % 5 + 1))"
  done
} | ronde enter "$event" -
ronde enter "$event" "Late, Entry" --rating 1650 --club "Club 2"

# Pairing numbers, and who is there.
ronde number "$event" --close-list
ronde check-in "$event" --open --everybody --close

for round in 1 2 3 4 5; do
  # Two players asked for a bye of half a point in round 3; one leaves after it.
  if [ "$round" = 3 ]; then ronde bye "$event" 7 "late entry"; fi
  if [ "$round" = 4 ]; then ronde withdraw "$event" 30; fi

  # The colour of the first board is drawn by lot once; here the lot said White.
  if [ "$round" = 1 ]; then
    ronde draft "$event" --initial-colour white
    ronde publish "$event" --confirm publishesEvent
  else
    ronde draft "$event"
    ronde publish "$event"
  fi
  ronde start-round "$event"

  # Results as the slips come in, a board a line: 15 boards, 14 when somebody is missing.
  boards=15
  if [ "$round" -ge 3 ]; then boards=14; fi
  for board in $(seq 1 "$boards"); do
    case $(((board * 7 + round * 3) % 10)) in
      0 | 1 | 2 | 3) echo "$board 1-0" ;;
      4 | 5 | 6) echo "$board 0-1" ;;
      7 | 8) echo "$board ½-½" ;;
      9) echo "$board +--" ;;
    esac
  done | ronde result "$event" -

  # A slip was read twice: what was entered wrongly is taken back.
  if [ "$round" = 2 ]; then
    ronde result "$event" 1 0-0
    ronde undo "$event"
  fi
  ronde close "$event"
done

# What is published, sent and kept: standings, the report file, a site, a copy of everything.
ronde standings "$event" --csv > standings.csv
ronde standings "$event"
ronde convert "$event" report.trf
ronde check report.trf
ronde export "$event" --format site --out site
ronde verify "$event"
ronde log "$event" --json > log.json
