#!/usr/bin/env bash
# Grades a large class in parts: on one machine, or as an array of Slurm jobs.
#
#   bash shards.sh submissions reports 8              one machine, with GNU parallel or without
#   sbatch --array=1-8 shards.sh submissions reports 8
#   bash shards.sh join reports                       all results in one table
#
# Each part is a report of its own, and may be stopped and started again.
#SBATCH --cpus-per-task=2
#SBATCH --mem=4G
#SBATCH --time=00:30:00
set -euo pipefail

# What to change: what is graded. The seed is in the variable LESSONS_SEED, if there is one.
EXERCISES=${EXERCISES:-photo-row,one-line-missing,turn-around,mend-the-row}
ROSTER=${ROSTER:-}
POLICY=${POLICY:-}
LESSONS=${LESSONS:-lessons}

grade() { # SUBMISSIONS REPORTS PART PARTS
  local options=(--exercises "$EXERCISES" --shard "$3/$4" --out "$2/part-$3")
  if [ -n "$ROSTER" ]; then options+=(--roster "$ROSTER"); fi
  if [ -n "$POLICY" ]; then options+=(--policy "$POLICY"); fi
  "$LESSONS" grade "$1" "${options[@]}"
}

join() { # REPORTS
  local first=1 file
  for file in "$1"/part-*/results.csv; do
    if [ "$first" = 1 ]; then cat "$file"; else tail -n +2 "$file"; fi
    first=0
  done > "$1/results.csv"
  echo "All results are in $1/results.csv."
}

if [ "${1:-}" = join ]; then
  join "${2:?the folder of reports is missing}"
  exit
fi

submissions=${1:?the folder of submissions is missing}
reports=${2:?the folder for reports is missing}
parts=${3:?the number of parts is missing}
mkdir -p "$reports"

if [ -n "${SLURM_ARRAY_TASK_ID:-}" ]; then
  grade "$submissions" "$reports" "$SLURM_ARRAY_TASK_ID" "$parts"
elif command -v parallel > /dev/null; then
  export -f grade
  export EXERCISES ROSTER POLICY LESSONS
  seq "$parts" | parallel --jobs "$parts" grade "$submissions" "$reports" {} "$parts"
  join "$reports"
else
  for part in $(seq "$parts"); do grade "$submissions" "$reports" "$part" "$parts"; done
  join "$reports"
fi
